import { bookingWindow } from './booking-window.ts';

test.each([
  ['an ordinary day', '2026-11-21', false, '2026-11-21', '2027-11-21'],
  ['an ordinary day after 20:00', '2026-11-21', true, '2026-11-22', '2027-11-21'],
  ['the year’s last evening', '2026-12-31', true, '2027-01-01', '2027-12-31'],
  ['a leap day', '2028-02-29', false, '2028-02-29', '2029-02-28'],
  ['the eve of a leap day, closed', '2028-02-28', true, '2028-02-29', '2029-02-27'],
])('on %s a stay can begin from %s', (_, today, todayIsClosed, firstDay, lastDay) => {
  expect(bookingWindow({ today, todayIsClosed })).toEqual({ firstDay, lastDay });
});
