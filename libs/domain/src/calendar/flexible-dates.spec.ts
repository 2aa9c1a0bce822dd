import { flexibleArrivals } from './flexible-dates.ts';

const spring = { firstDay: '2027-02-27', lastDay: '2028-02-27' };

test('exact dates allow one arrival', () => {
  expect(flexibleArrivals('2027-03-06', 0, spring)).toEqual(['2027-03-06']);
});

test('of two days as near the earlier comes first', () => {
  expect(flexibleArrivals('2027-03-01', 2, spring)).toEqual(['2027-03-01', '2027-02-28', '2027-03-02', '2027-02-27', '2027-03-03']);
});

test('no arrival lies before the first day of the shop or behind its last', () => {
  expect(flexibleArrivals('2027-02-28', 2, spring)).toEqual(['2027-02-28', '2027-02-27', '2027-03-01', '2027-03-02']);
  expect(flexibleArrivals('2028-02-27', 2, spring)).toEqual(['2028-02-27', '2028-02-26', '2028-02-25']);
});
