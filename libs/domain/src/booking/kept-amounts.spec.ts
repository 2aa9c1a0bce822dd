import { keptAmounts } from './kept-amounts.ts';

const PARTS = { insurance: 3_000, paymentFee: 921 };

test('of an insured stay on instalments insurance and fee are kept, all that was paid of the nights comes back', () => {
  expect(keptAmounts({ paid: 21_389, refund: 17_468, parts: PARTS })).toEqual([
    { part: 'insurance', amount: 3_000 },
    { part: 'paymentFee', amount: 921 },
  ]);
});

test('of a flexible stay a fifth of the nights is kept', () => {
  expect(keptAmounts({ paid: 24_900, refund: 19_920, parts: { insurance: 0, paymentFee: 0 } })).toEqual([
    { part: 'product', amount: 4_980 },
  ]);
});

test('where all of it comes back nothing is kept', () => {
  expect(keptAmounts({ paid: 24_900, refund: 24_900, parts: { insurance: 0, paymentFee: 0 } })).toEqual([]);
});

test.each([0, 2_000, 3_500, 21_389])('what is kept of %d cents paid, none of which come back, adds up to them', (paid) => {
  const kept = keptAmounts({ paid, refund: 0, parts: PARTS });
  expect(kept.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid);
});
