import { giftCardAmount, GIFT_CARD_AMOUNTS, isGiftCardAmount, priceAfterGift, spentAs, valueLeft } from './gift-value.ts';

test('a gift takes its value off the price, never below 0 @GIFT-021', () => {
  expect(priceAfterGift(15_000, 9_900)).toBe(5_100);
  expect(priceAfterGift(9_900, 9_900)).toBe(0);
  expect(priceAfterGift(8_000, 9_900)).toBe(0);
});

test('what a gift does not spend is left of it', () => {
  expect(valueLeft(10_000, 8_000)).toBe(2_000);
  expect(valueLeft(10_000, 12_000)).toBe(0);
});

test('a gift card is of 50, 100, 150, 200 or 300 euros, or of a free amount in whole euros', () => {
  expect(GIFT_CARD_AMOUNTS.map((cents) => cents / 100)).toEqual([50, 100, 150, 200, 300]);
  expect(isGiftCardAmount(15_000)).toBe(true);
  expect(isGiftCardAmount(15_001)).toBe(false);
});

test.each([
  ['20', 2_000],
  [' 1000 ', 100_000],
  ['19', undefined],
  ['1001', undefined],
  ['20,50', undefined],
  ['-20', undefined],
  ['', undefined],
])('a free amount goes from 20 to 1,000 euros: "%s"', (typed, cents) => {
  expect(giftCardAmount(typed)).toBe(cents);
});

test.each(['BOX', 'SINGLEVOUCHER'] as const)(
  'what a first order leaves of a %s is a gift card, and all of it given back is what it was',
  (kind) => {
    expect(spentAs({ kind, value: 12_900, remaining: 12_900 })).toBe(kind);
    expect(spentAs({ kind, value: 12_900, remaining: 1 })).toBe('GIFTCARD');
    expect(spentAs({ kind, value: 12_900, remaining: 0 })).toBe(kind);
  },
);

test('an activity is never money', () => {
  expect(spentAs({ kind: 'DIGITAL_ACTIVITY_ONLY', value: 8_500, remaining: 4_000 })).toBe('DIGITAL_ACTIVITY_ONLY');
});
