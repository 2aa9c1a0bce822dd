import { reductionOf } from './promotion-code.ts';

const CODE = { percent: 10, cents: null, validFrom: '2027-03-01', validUntil: '2027-03-31', minimum: 10_000 };
const AMOUNT_CODE = { ...CODE, percent: null, cents: 2_500, minimum: 0 };

test('a percentage is rounded down to the cent', () => {
  expect(reductionOf(CODE, 12_345, '2027-03-10')).toEqual({ kind: 'reduced', amount: 1_234 });
});

test('an amount never takes off more than is due', () => {
  expect(reductionOf(AMOUNT_CODE, 2_499, '2027-03-10')).toEqual({ kind: 'reduced', amount: 2_499 });
  expect(reductionOf(AMOUNT_CODE, 30_000, '2027-03-10')).toEqual({ kind: 'reduced', amount: 2_500 });
});

test('a code counts on its first and last day, not before and not after', () => {
  const kindOn = (day: string) => reductionOf(CODE, 10_000, day).kind;
  expect(['2027-02-28', '2027-03-01', '2027-03-31', '2027-04-01'].map(kindOn)).toEqual(['notYetValid', 'reduced', 'reduced', 'expired']);
});

test('an order one cent below the minimum gets no reduction', () => {
  expect(reductionOf(CODE, 9_999, '2027-03-10')).toEqual({ kind: 'belowMinimum', minimum: 10_000 });
});
