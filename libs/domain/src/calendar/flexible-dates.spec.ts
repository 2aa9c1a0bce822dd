import { arrivingOn, flexibleArrivals, movedArrival } from './flexible-dates.ts';

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

test('an offer that was found on another day is booked for as many nights from that day on', () => {
  const dates = { checkin: '2027-02-28', checkout: '2027-03-02', flexibleDays: 2 } as const;
  expect(arrivingOn(dates, '2027-03-01')).toEqual({ checkin: '2027-03-01', checkout: '2027-03-03' });
  expect(arrivingOn({ checkin: '2027-02-28', flexibleDays: 1 }, '2027-02-27')).toEqual({ checkin: '2027-02-27' });
});

test('only flexible dates move an arrival, and not that of a suggestion for any day', () => {
  const dates = { checkin: '2027-03-06', checkout: '2027-03-08', flexibleDays: 2 } as const;
  expect(movedArrival(dates, { checkin: '2027-03-05', priceType: 'FINAL_PRICE' })).toBe('2027-03-05');
  expect(movedArrival(dates, { checkin: '2027-03-06', priceType: 'FINAL_PRICE' })).toBeUndefined();
  expect(movedArrival(dates, { checkin: '2027-06-01', priceType: 'FROM_PRICE' })).toBeUndefined();
  expect(movedArrival({ checkin: '2027-03-06' }, { checkin: '2027-03-05', priceType: 'FINAL_PRICE' })).toBeUndefined();
});
