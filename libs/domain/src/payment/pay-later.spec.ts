import { deferredPaymentDay, hasAlternativePayLater, hasPayLater, payLaterMethods } from './pay-later.ts';

const today = '2027-03-01';
const typesOf = (amount: number, checkin: string) => payLaterMethods({ amount, checkin, today }).map((method) => method.type);

test('a payment is deferred for an arrival at least 5 days away @PROD-071', () => {
  expect(typesOf(10_000, '2027-03-05')).toEqual([]);
  expect(typesOf(10_000, '2027-03-06')).toEqual(['deferred']);
});

test('three instalments need an arrival 7 days away and 200 to 2000 euros @PROD-072', () => {
  expect(typesOf(24_999, '2027-03-07')).not.toContain('3x');
  expect(typesOf(24_999, '2027-03-08')).toContain('3x');
  expect(typesOf(19_999, '2027-03-08')).not.toContain('3x');
  expect(typesOf(20_000, '2027-03-08')).toContain('3x');
  expect(typesOf(200_000, '2027-03-08')).toContain('3x');
  expect(typesOf(200_001, '2027-03-08')).toEqual(['deferred']);
});

test('four instalments need an arrival 7 days away and 250 to 2000 euros @PROD-073', () => {
  expect(typesOf(30_000, '2027-03-07')).not.toContain('4x');
  expect(typesOf(24_999, '2027-03-08')).not.toContain('4x');
  expect(typesOf(25_000, '2027-03-08')).toEqual(['deferred', '3x', '4x']);
  expect(typesOf(200_000, '2027-03-08')).toContain('4x');
  expect(typesOf(200_001, '2027-03-08')).not.toContain('4x');
});

test('deferring is free, instalments cost a fee rounded up to the cent', () => {
  const fees = payLaterMethods({ amount: 25_001, checkin: '2027-04-01', today });
  expect(fees).toEqual([
    { type: 'deferred', paymentFee: 0 },
    { type: '3x', paymentFee: 376 },
    { type: '4x', paymentFee: 551 },
  ]);
});

test('a deferred payment is taken on the cancellation deadline, else 2 days before arrival @PROD-075', () => {
  expect(deferredPaymentDay('2027-03-20', '2027-03-28')).toBe('2027-03-20');
  expect(deferredPaymentDay(undefined, '2027-03-28')).toBe('2027-03-26');
});

test('paying later exists in French and Belgian shops and in Spain @PROD-077', () => {
  expect(['fr_FR', 'es_ES', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT'].filter(hasPayLater)).toEqual(['fr_FR', 'es_ES', 'fr_BE', 'nl_BE']);
});

test('the second provider takes 30 to 2000 euros in Spain and Italy only @PROD-076', () => {
  expect([2_999, 3_000, 200_000, 200_001].map((amount) => hasAlternativePayLater(amount, 'it_IT'))).toEqual([false, true, true, false]);
  expect(hasAlternativePayLater(5_000, 'es_ES')).toBe(true);
  expect(hasAlternativePayLater(5_000, 'fr_FR')).toBe(false);
});

test('a payment is not deferred to a day that has come: the last day of free changes has to lie ahead', () => {
  const on = (cancellableUntil: string | undefined) =>
    payLaterMethods({ amount: 10_000, checkin: '2027-03-08', today: '2027-03-01', cancellableUntil }).map(({ type }) => type);
  expect(on('2027-03-01')).toEqual([]);
  expect(on('2027-03-02')).toEqual(['deferred']);
  expect(on(undefined)).toEqual(['deferred']);
});
