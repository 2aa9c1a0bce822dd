import { formatMoney } from './money.ts';

test.each([
  ['fr_FR', '1\u00A0234,50\u00A0€', '99\u00A0€'],
  ['fr_BE', '1\u00A0234,50\u00A0€', '99\u00A0€'],
  ['es_ES', '1.234,50\u00A0€', '99\u00A0€'],
  ['nl_NL', '€\u00A01.234,50', '€\u00A099'],
  ['nl_BE', '€\u00A01.234,50', '€\u00A099'],
  ['it_IT', '1.234,50\u00A0€', '99\u00A0€'],
  ['en_GB', '€1,234.50', '€99'],
] as const)('in %s cents show only where there are some @RULE-008', (locale, withCents, without) => {
  expect(formatMoney(123_450, locale)).toBe(withCents);
  expect(formatMoney(9_900, locale)).toBe(without);
});

test('single cents are written with two digits, and a refund has its sign', () => {
  expect(formatMoney(9_905, 'fr_FR')).toBe('99,05\u00A0€');
  expect(formatMoney(-9_900, 'fr_FR')).toBe('\u221299\u00A0€');
});
