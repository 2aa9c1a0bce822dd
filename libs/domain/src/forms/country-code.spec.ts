import { isCountryCode } from './country-code.ts';

test.each(['FR', 'ES', 'BE', 'NL', 'IT', 'GB', 'US', 'GP', 'ZW'])('somebody may live in %s @PROD-084', (code) => {
  expect(isCountryCode(code)).toBe(true);
});

test.each(['XX', 'ZZ', 'UK', 'EU', 'fr', 'FRA', ''])('%j is no country @PROD-084', (code) => {
  expect(isCountryCode(code)).toBe(false);
});

test('there are 249 of them, each known to the languages of the shop', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const known = letters.flatMap((first) => letters.map((second) => `${first}${second}`)).filter(isCountryCode);
  const names = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });
  expect(known).toHaveLength(249);
  expect(known.filter((code) => names.of(code) === undefined)).toEqual([]);
});
