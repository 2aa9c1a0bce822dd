import { addMonths } from '../days/local-month.ts';
import { monthColumn } from './month-column.ts';

const months = Array.from({ length: 13 }, (_, index) => addMonths('2026-11', index));

test('a column begins with three months and grows by three until the window ends @SEARCH-124', () => {
  const counts = [0, 1, 2, 3, 4].map((steps) => monthColumn(months, { chosen: undefined, steps }).shown.length);
  expect(counts).toEqual([3, 6, 9, 12, 13]);
  expect(monthColumn(months, { chosen: undefined, steps: 3 }).hasMore).toBe(true);
  expect(monthColumn(months, { chosen: undefined, steps: 4 }).hasMore).toBe(false);
});

test('a column reaches the chosen month from the start', () => {
  expect(monthColumn(months, { chosen: '2027-03', steps: 0 }).shown.at(-1)).toBe('2027-05');
});
