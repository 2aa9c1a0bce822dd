import { countryOfAddress } from './country-of-address.ts';

test.each([
  ['90.0.0.1', 'FR'],
  ['90.0.0.255', 'FR'],
  ['81.240.0.1', 'BE'],
  ['193.0.6.139', 'NL'],
  ['80.58.61.250', 'ES'],
  ['2a01:e00::1', 'FR'],
  ['2a02:a03f:ffff::1', 'BE'],
  ['::ffff:90.0.0.1', 'FR'],
])('%s is an address of %s', async (address, country) => {
  expect(await countryOfAddress(address)).toBe(country);
});

test.each(['127.0.0.1', '10.1.2.3', '192.168.1.20', '0.0.0.0', '255.255.255.255', '::1', 'fe80::1', '2001:db8::1', 'ffff::1'])(
  '%s is in no country',
  async (address) => {
    expect(await countryOfAddress(address)).toBeUndefined();
  },
);

test.each(['', 'unknown', '90.0.0.1, 10.0.0.1', '90.0.0.1:443'])('%j is no address, and has no country', async (address) => {
  expect(await countryOfAddress(address)).toBeUndefined();
});
