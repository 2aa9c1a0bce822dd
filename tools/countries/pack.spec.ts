import { packed, rangesOf, startsOf } from './pack.ts';

test('a country begins at the first whole network of its range, and ends where nobody knows the next one', () => {
  const ranges = rangesOf('# of a test\n256,767,FR\n768,1023,FR\n1024,1151,BE\n2048,2303,T1\n2304,2559,NL\n');
  expect(startsOf(ranges, 8n)).toEqual([
    { start: 1, country: 'FR' },
    { start: 4, country: 'BE' },
    { start: 5, country: 'ZZ' },
    { start: 9, country: 'NL' },
    { start: 10, country: 'ZZ' },
  ]);
});

test('addresses of IPv6 are read as such, and a line is the distance from the one before', () => {
  const starts = startsOf(rangesOf('2001:200::,2001:200:ffff:ffff:ffff:ffff:ffff:ffff,JP'), 80n);
  expect(starts).toEqual([
    { start: 0x2001_0200_0000, country: 'JP' },
    { start: 0x2001_0201_0000, country: 'ZZ' },
  ]);
  expect(packed(starts)).toBe(`${(0x2001_0200_0000).toString(36)}JP\n${(0x1_0000).toString(36)}ZZ`);
});
