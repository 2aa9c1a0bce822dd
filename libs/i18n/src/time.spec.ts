import { formatTime } from './time.ts';

test.each([
  ['fr_FR', '15\u00A0h', '9\u00A0h\u00A030'],
  ['fr_BE', '15\u00A0h', '9\u00A0h\u00A030'],
  ['es_ES', '15:00', '09:30'],
  ['it_IT', '15:00', '09:30'],
  ['nl_NL', '15.00\u00A0uur', '09.30\u00A0uur'],
  ['nl_BE', '15.00\u00A0uur', '09.30\u00A0uur'],
  ['en_GB', '15:00', '09:30'],
] as const)('in %s a time of day is written as in a sentence', (locale, whole, half) => {
  expect(formatTime('15:00', locale)).toBe(whole);
  expect(formatTime('09:30', locale)).toBe(half);
});
