import { lastOrderDay, postalArrival } from './postal-arrival.ts';

test.each([
  ['on a Monday', 'FR', '2026-11-30', '2026-12-02', '2026-12-04'],
  ['on a Friday: the weekend does not count', 'FR', '2026-12-04', '2026-12-08', '2026-12-10'],
  ['on a Saturday, as on the Monday after it', 'BE', '2026-12-05', '2026-12-09', '2026-12-11'],
  ['before a public holiday of its country', 'IT', '2026-12-04', '2026-12-09', '2026-12-11'],
  ['before Christmas: Dutch post rests on two days', 'NL', '2026-12-22', '2026-12-24', '2026-12-29'],
  ['at the end of a year', 'ES', '2026-12-31', '2027-01-05', '2027-01-08'],
] as const)('a printed gift that is ordered %s (%s) arrives 2 to 4 working days later @GIFT-036', (_, country, orderedOn, first, last) => {
  expect(postalArrival(orderedOn, country)).toEqual({ first, last });
});

test.each([
  ['FR', '2026-12-24', '2026-12-18'],
  ['IT', '2026-12-24', '2026-12-18'],
  ['BE', '2027-02-13', '2027-02-08'],
  ['FR', '2027-05-08', '2027-04-30'],
] as const)('to arrive in %s by %s it is ordered on %s at the latest', (country, arriveBy, day) => {
  expect(lastOrderDay(arriveBy, country)).toBe(day);
});
