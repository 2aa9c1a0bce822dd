import { reductionOf, type PromotionCode } from './promotion-code.ts';

const stayAt = (price: number) => ({ product: 'stay' as const, themes: [], price });
const CODE: PromotionCode = { percent: 10, cents: null, validFrom: null, validUntil: null, minimum: 0 };

test.each([
  ['a tenth of a round amount', {}, 24_900, 2_490],
  ['a tenth, the half cent dropped', {}, 24_905, 2_490],
  ['a tenth of one cent', {}, 1, 0],
  ['everything', { percent: 100 }, 24_900, 24_900],
  ['an amount below the price', { percent: null, cents: 2_000 }, 2_001, 2_000],
  ['an amount that is the price', { percent: null, cents: 2_000 }, 2_000, 2_000],
  ['an amount above the price, down to nothing', { percent: null, cents: 2_000 }, 1_999, 1_999],
  ['nothing when neither is said', { percent: null, cents: null }, 24_900, 0],
  ['from exactly its minimum on', { minimum: 15_000 }, 15_000, 1_500],
])('a code takes off %s', (_, terms, amount, off) => {
  expect(reductionOf({ ...CODE, ...terms }, stayAt(amount), '2027-02-10')).toEqual({ kind: 'reduced', amount: off });
});

test.each([
  ['the day before its first', { validFrom: '2027-02-11' }, { kind: 'notYetValid', from: '2027-02-11' }],
  ['the day after its last', { validUntil: '2027-02-09' }, { kind: 'expired' }],
  ['a cent below its minimum', { minimum: 24_901 }, { kind: 'belowMinimum', minimum: 24_901 }],
  [
    'before its first day, also below its minimum',
    { validFrom: '2027-02-11', minimum: 99_999 },
    { kind: 'notYetValid', from: '2027-02-11' },
  ],
])('a code takes off nothing %s', (_, terms, refusal) => {
  expect(reductionOf({ ...CODE, ...terms }, stayAt(24_900), '2027-02-10')).toEqual(refusal);
});

test('a code counts on a single day that is its first and last', () => {
  const once = { ...CODE, validFrom: '2027-02-10', validUntil: '2027-02-10' };
  expect(reductionOf(once, stayAt(24_900), '2027-02-10').kind).toBe('reduced');
});
