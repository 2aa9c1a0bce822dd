import { draws, fc } from '@shop/testing/draw';
import { partyShares, stayPrice } from '../stay-price.ts';
import { discountPercent, moneySaved } from './discount.ts';
import { isFlashDeal, nightPrices } from './night-prices.ts';
import { stayPromo } from './promo.ts';

const party = fc.record({
  adults: fc.integer({ min: 1, max: 20 }),
  children: fc.integer({ min: 0, max: 10 }),
  babies: fc.integer({ min: 0, max: 10 }),
});
const cents = fc.integer({ min: 1, max: 500_000 });
const percent = fc.integer({ min: 0, max: 100 });
const prior = fc.option(fc.record({ price: cents, promo: percent }), { nil: undefined });
const night = fc.record({ price: cents, promo: percent, prior });
const stay = fc.record({
  nights: fc.array(night, { minLength: 1, maxLength: 14 }),
  supplement: fc.integer({ min: 0, max: 30_000 }),
  capacity: fc.integer({ min: 1, max: 8 }),
  party,
});

test('the totals of generated stays are the sums of their nights, in whole cents', () => {
  fc.assert(
    fc.property(stay, (given) => {
      const total = stayPrice(given);
      const parts = nightPrices(given.nights, given.supplement, partyShares(given.party, given.capacity));
      const sum = (of: 'sellPrice' | 'refPrice') => parts.reduce((cents, part) => cents + part[of], 0);
      expect([sum('sellPrice'), sum('refPrice')]).toEqual([total.sellPrice, total.refPrice]);
      expect(Number.isSafeInteger(total.sellPrice) && total.sellPrice >= 0).toBe(true);
      expect(total.sellPrice + moneySaved(total.refPrice, total.sellPrice)).toBe(total.refPrice);
    }),
    { numRuns: draws(10_000) },
  );
});

test('of generated prices none is dearer than its reference, and no promotion under 10 % is shown @RULE-002 @RULE-003 @RULE-004', () => {
  fc.assert(
    fc.property(stay, (given) => {
      const { refPrice, sellPrice } = stayPrice(given);
      expect(sellPrice).toBeLessThanOrEqual(refPrice);
      const shown = stayPromo(refPrice, sellPrice);
      expect(shown === 0 || (shown >= 10 && shown === discountPercent(refPrice, sellPrice))).toBe(true);
    }),
    { numRuns: draws(10_000) },
  );
});

test('a flash deal is a quarter off on every night', () => {
  expect(isFlashDeal([{ refPrice: 10_000, sellPrice: 7_500 }])).toBe(true);
  expect(
    isFlashDeal([
      { refPrice: 10_000, sellPrice: 7_500 },
      { refPrice: 10_000, sellPrice: 7_600 },
    ]),
  ).toBe(false);
  expect(isFlashDeal([])).toBe(false);
});
