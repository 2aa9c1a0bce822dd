import { discountPercent, moneySaved } from './discount.ts';

test('a discount is rounded up to whole percent @RULE-005', () => {
  expect(discountPercent(10_000, 9_500)).toBe(5);
  expect(discountPercent(10_000, 9_499)).toBe(6);
  expect(discountPercent(30_000, 20_000)).toBe(34);
});

test('a price above its reference has no discount @RULE-003', () => {
  expect(discountPercent(10_000, 12_000)).toBe(0);
  expect(moneySaved(10_000, 12_000)).toBe(0);
});

test('a discount is never more than all of it, and nothing without a reference', () => {
  expect(discountPercent(10_000, 0)).toBe(100);
  expect(discountPercent(10_000, -1)).toBe(100);
  expect(discountPercent(0, 100)).toBe(0);
  expect(discountPercent(NaN, 100)).toBe(0);
});

test('the money saved is the difference and never negative @RULE-004', () => {
  expect(moneySaved(10_000, 9_900)).toBe(100);
  expect(moneySaved(10_000, 10_001)).toBe(0);
});
