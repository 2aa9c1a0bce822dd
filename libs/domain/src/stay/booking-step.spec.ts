import { bookingStep, type BookingWish } from './booking-step.ts';

const READY: BookingWish = {
  dates: { checkin: '2027-02-20', checkout: '2027-02-22' },
  activityIds: ['spa', 'kayak'],
  activityDays: [
    { activityId: 'spa', day: 1 },
    { activityId: 'kayak', day: 2 },
  ],
  price: 'final',
};

test('with dates, a day for every activity and a price, booking goes on to checkout', () => {
  expect(bookingStep(READY)).toEqual({ kind: 'checkout' });
  expect(bookingStep({ ...READY, activityIds: [], activityDays: [] })).toEqual({ kind: 'checkout' });
});

test.each([
  ['no dates', { dates: {} }, { kind: 'datesMissing' }],
  ['an arrival alone', { dates: { checkin: '2027-02-20' } }, { kind: 'datesMissing' }],
  ['a refused quote', { price: 'refused' }, { kind: 'priceRefused' }],
  ['a quote on its way', { price: 'loading' }, { kind: 'priceLoading' }],
  ['an activity without a day', { activityDays: [{ activityId: 'spa', day: 1 }] }, { kind: 'activityDaysMissing', activityIds: ['kayak'] }],
] as const)('%s stands in the way', (_, facts, step) => {
  expect(bookingStep({ ...READY, ...facts })).toEqual(step);
});

test('dates are asked for first, then a price, then the days of activities', () => {
  expect(bookingStep({ ...READY, dates: {}, activityDays: [], price: 'refused' }).kind).toBe('datesMissing');
  expect(bookingStep({ ...READY, activityDays: [], price: 'refused' }).kind).toBe('priceRefused');
  expect(bookingStep({ ...READY, activityDays: [], price: 'loading' }).kind).toBe('activityDaysMissing');
});
