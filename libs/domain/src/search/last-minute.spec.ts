import { isLastMinute } from './last-minute.ts';

test('an arrival in three days is one of the last minute, in four it is not', () => {
  expect(isLastMinute('2030-06-04', '2030-06-01')).toBe(true);
  expect(isLastMinute('2030-06-01', '2030-06-01')).toBe(true);
  expect(isLastMinute('2030-06-05', '2030-06-01')).toBe(false);
});
