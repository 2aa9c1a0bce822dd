import { rankValue } from './ranking.ts';

const stay = { sellPrice: 10_000, refPrice: 10_000, nights: 1, score: 8, reviews: 100, popularity: 0, distance: 0 };
const value = (change: Partial<typeof stay> = {}) => rankValue('priceQuality', { ...stay, ...change });

test('price and quality: half the price is worth 1.2 points of score', () => {
  expect(value({ sellPrice: 5_000, refPrice: 5_000 }) - value()).toBeCloseTo(1.2);
});

test('a perfect score of two guests weighs less than a very good one of many', () => {
  expect(value({ score: 10, reviews: 2 })).toBeLessThan(value({ score: 9, reviews: 300 }));
});

test('thirty kilometres cost a point; a crossed price gains none at the same price', () => {
  expect(value() - value({ distance: 30 })).toBeCloseTo(1);
  expect(value({ refPrice: 12_500 })).toBe(value());
});

test('a stay of two nights is measured by its night', () => {
  expect(value({ sellPrice: 20_000, refPrice: 20_000, nights: 2 })).toBeCloseTo(value());
});
