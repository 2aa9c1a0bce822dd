import { fromPriceDay, priceBanner, priceType } from './price-type.ts';

test('a price is final once the arrival is known @SEARCH-068', () => {
  expect(priceType({ checkin: '2026-12-01' })).toBe('FINAL_PRICE');
  expect(priceType({})).toBe('FROM_PRICE');
});

test('a promoted final price says what is saved, a promoted from-price by how much @PROD-041', () => {
  expect(priceBanner({ type: 'FINAL_PRICE', promo: 12, moneySaved: 2_400 })).toEqual({ kind: 'saving', moneySaved: 2_400 });
  expect(priceBanner({ type: 'FROM_PRICE', promo: 12, moneySaved: 2_400 })).toEqual({ kind: 'promo', percent: 12 });
});

test('without a promotion the usual words stand, in gifting none, and a loader while asking @PROD-041', () => {
  expect(priceBanner({ type: 'FINAL_PRICE', promo: 0, moneySaved: 0 })).toEqual({ kind: 'standard' });
  expect(priceBanner({ type: 'GIFT', promo: 12, moneySaved: 2_400 })).toEqual({ kind: 'none' });
  expect(priceBanner({ type: 'FINAL_PRICE', promo: 12, moneySaved: 2_400, isFetching: true })).toEqual({ kind: 'loading' });
});

test('a from-price is of its cheapest arrival; a final price stands beside its dates', () => {
  expect(fromPriceDay({ priceType: 'FROM_PRICE', checkin: '2027-01-06' })).toBe('2027-01-06');
  expect(fromPriceDay({ priceType: 'FINAL_PRICE', checkin: '2027-01-06' })).toBeUndefined();
  expect(fromPriceDay({ priceType: 'FROM_PRICE' })).toBeUndefined();
});
