import { addMonths, daysOfMonth, monthOf } from './local-month.ts';

test('a month follows December in the next year, and precedes January in the last', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
  expect(addMonths('2027-01', -13)).toBe('2025-12');
  expect(addMonths('2026-11', 12)).toBe('2027-11');
});

test('a month has all its days', () => {
  expect(daysOfMonth('2028-02')).toHaveLength(29);
  expect(daysOfMonth('2026-12').at(-1)).toBe('2026-12-31');
  expect(monthOf('2026-12-31')).toBe('2026-12');
});
