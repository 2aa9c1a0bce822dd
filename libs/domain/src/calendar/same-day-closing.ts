/** Hour of the point of sale from which today can no longer be booked (spec 1, section 4; SEARCH-128). */
const CLOSING_HOUR = 20;

/** Whether today is closed for an arrival; `localTime` is `HH:mm` at the point of sale. */
export function isClosedForToday(localTime: string): boolean {
  return Number(localTime.slice(0, 2)) >= CLOSING_HOUR;
}
