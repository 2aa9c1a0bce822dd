import { chargedModification, modifiable, modificationPrice } from './modify-booking.ts';

const BOOKING = { policy: { cancellable: true }, checkin: '2027-03-20' };

test('a booking is changed for free until two days before arrival @PROD-069', () => {
  expect(modifiable(BOOKING, '2027-03-18')).toEqual({ kind: 'until', deadline: '2027-03-18' });
  expect(modifiable(BOOKING, '2027-03-19')).toEqual({ kind: 'afterDeadline' });
});

test('what is not cancellable cannot be changed either', () => {
  expect(modifiable({ ...BOOKING, policy: { cancellable: false } }, '2027-03-01')).toEqual({ kind: 'nonExchangeable' });
});

test('a dearer stay is a supplement to pay, any other an amount to refund @PROD-062', () => {
  expect(modificationPrice(20_000, 20_001)).toEqual({ kind: 'supplement', amount: 1 });
  expect(modificationPrice(20_000, 20_000)).toEqual({ kind: 'refund', amount: 0 });
  expect(modificationPrice(20_000, 15_000)).toEqual({ kind: 'refund', amount: 5_000 });
});

test('a supplement that is too little for a card is waived, one of the least charge is paid, and a refund stays what it is', () => {
  const charged = (oldTotal: number, newTotal: number) => chargedModification(modificationPrice(oldTotal, newTotal), 50);
  expect(charged(20_000, 20_049)).toEqual({ charged: { kind: 'refund', amount: 0 }, waived: 49 });
  expect(charged(20_000, 20_050)).toEqual({ charged: { kind: 'supplement', amount: 50 }, waived: 0 });
  expect(charged(20_000, 19_999)).toEqual({ charged: { kind: 'refund', amount: 1 }, waived: 0 });
});
