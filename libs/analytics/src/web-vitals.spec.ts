import { sessionOfShifts } from './web-vitals.ts';

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });

test('shifts of one burst add up, the worst burst is the score', () => {
  const shifts = sessionOfShifts();
  for (const entry of [shift(0, 0.01), shift(500, 0.02), shift(9_000, 0.025)]) shifts.add(entry);
  expect(shifts.worst()).toBe(0.03);
});

test('what moves because the visitor pressed something does not count', () => {
  const shifts = sessionOfShifts();
  shifts.add(shift(10, 0.5, true));
  expect(shifts.worst()).toBe(0);
});
