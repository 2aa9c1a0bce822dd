import { addressOf } from './client-address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::7', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, subject) => {
  expect(addressOf(ip)).toBe(subject);
});

test.each([
  ['203.0.113.9:50123', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:50123', '203.0.113.9'],
  ['[2001:db8:1:2::7]:50123', '2001:db8:1:2'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2'],
])('%s, as some load balancers write a client, counts as %s whatever its port is', (ip, subject) => {
  expect(addressOf(ip)).toBe(subject);
});

test('clients whose address cannot be read count as one', () => {
  const texts = [
    '',
    'unknown',
    '_hidden',
    '999.1.1.1',
    '999.1.1.1:80',
    '1.2.3.4:5:6',
    'a:b',
    ':',
    '[1.2.3',
    '2001:db8::1:2::3',
    'x'.repeat(300),
  ];
  expect(new Set(texts.map(addressOf))).toEqual(new Set(['no address']));
});
