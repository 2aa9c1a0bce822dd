import { writtenTelephone } from './written-telephone.ts';

test.each([
  ['+33199008001', 'fr_FR', '01 99 00 80 01'],
  ['+33199008001', 'fr_BE', '+33 1 99 00 80 01'],
  ['+3281123456', 'nl_BE', '081 12 34 56'],
  ['+34910000000', 'es_ES', '910 00 00 00'],
  ['+390612345678', 'it_IT', '06 1234 5678'],
  ['+31201234567', 'nl_NL', '020 123 4567'],
  ['+31201234567', 'nl_BE', '+31 20 123 4567'],
] as const)('%s is read in %s as %s', (e164, locale, written) => {
  expect(writtenTelephone(e164, locale).replaceAll('\u00A0', ' ')).toBe(written);
});

test('a number of no country is left as it is', () => {
  expect(writtenTelephone('12', 'fr_FR')).toBe('12');
});
