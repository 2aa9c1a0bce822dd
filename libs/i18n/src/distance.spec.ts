import { formatDistance } from './distance.ts';

test('a distance is written as the country writes it, to a tenth of a kilometre', () => {
  expect(formatDistance(1.25, 'fr_FR')).toBe('1,3\u00A0km');
  expect(formatDistance(12, 'es_ES')).toBe('12\u00A0km');
  expect(formatDistance(0.4, 'nl_NL')).toBe('0,4\u00A0km');
  expect(formatDistance(0, 'nl_BE')).toBe('0\u00A0km');
  expect(formatDistance(7.5, 'it_IT')).toBe('7,5\u00A0km');
  expect(formatDistance(1234.5, 'fr_BE')).toBe('1\u00A0234,5\u00A0km');
  expect(formatDistance(1.5, 'en_GB')).toBe('1.5\u00A0km');
});
