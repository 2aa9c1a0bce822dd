import { isClosedForToday } from './same-day-closing.ts';

test.each([
  ['00:00', false],
  ['19:59', false],
  ['20:00', true],
  ['20:01', true],
  ['23:59', true],
])('at %s local time today is closed: %s @SEARCH-128', (localTime, closed) => {
  expect(isClosedForToday(localTime)).toBe(closed);
});
