import { draws, fc } from '@shop/testing/draw';
import { NO_PARTS, orderTotal } from './order-total.ts';
import { partDifferences } from './part-differences.ts';

const SOLD = { ...NO_PARTS, product: 21_000, insurance: 1_100, promotion: 2_000 };

test('a change to dearer days makes the insurance dearer too', () => {
  expect(partDifferences(SOLD, { ...SOLD, product: 25_000, insurance: 1_300 })).toEqual([
    { part: 'product', amount: 4_000 },
    { part: 'insurance', amount: 200 },
  ]);
});

test('a promotion that is lost makes the stay dearer, one that grows makes it cheaper', () => {
  expect(partDifferences(SOLD, { ...SOLD, promotion: 0 })).toEqual([{ part: 'promotion', amount: 2_000 }]);
  expect(partDifferences(SOLD, { ...SOLD, promotion: 2_500 })).toEqual([{ part: 'promotion', amount: -500 }]);
});

test('an equal price differs in nothing, whatever gifts pay of it', () => {
  expect(partDifferences(SOLD, { ...SOLD, gifts: 5_000 })).toEqual([]);
});

test('the differences of generated changes add up to that of the totals', () => {
  const cents = fc.integer({ min: 0, max: 500_000 });
  const parts = fc.record({
    ...{ product: cents, extras: cents, shipping: cents, insurance: cents, paymentFee: cents, promotion: cents, gifts: cents },
  });
  fc.assert(
    fc.property(parts, parts, (before, after) => {
      const sum = partDifferences(before, after).reduce((total, { amount }) => total + amount, 0);
      expect(sum).toBe(orderTotal(after) - orderTotal(before));
    }),
    { numRuns: draws(500) },
  );
});
