import { endDateRange } from './end-date-range.ts';

test.each([
  ['2027-03-06', [1, 2, 3], '2027-03-07', '2027-03-09'],
  ['2027-12-30', [2, 5], '2028-01-01', '2028-01-04'],
  ['2028-02-28', [1, 2], '2028-02-29', '2028-03-01'],
  ['2027-03-27', [1, 2], '2027-03-28', '2027-03-29'],
  ['2027-10-30', [1, 2], '2027-10-31', '2027-11-01'],
  ['2027-03-06', [3], '2027-03-09', '2027-03-09'],
])('from %s with %j possible nights a departure lies between %s and %s @SEARCH-126 @SEARCH-134', (checkin, possibleNights, start, end) => {
  expect(endDateRange(checkin, possibleNights)).toEqual({ checkin, start, end, possibleNights });
});

test('without a possible length there is no range', () => {
  expect(endDateRange('2027-03-06', [])).toBeUndefined();
  expect(endDateRange('2027-03-06', [0, -1, 1.5])).toBeUndefined();
});
