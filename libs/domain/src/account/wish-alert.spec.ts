import { knownPrice, wishNews } from './wish-alert.ts';

test('a price that falls by exactly 5 % is told, one that falls by less is not', () => {
  expect(wishNews(20_000, 19_000)).toEqual({ kind: 'cheaper', before: 20_000, now: 19_000 });
  expect(wishNews(20_000, 19_001)).toBeUndefined();
  expect(wishNews(20_000, 20_500)).toBeUndefined();
});

test('the last room that goes is told once, and only where it could be had before', () => {
  expect(wishNews(20_000, undefined)).toEqual({ kind: 'soldOut' });
  expect(wishNews(knownPrice(20_000, undefined), undefined)).toBeUndefined();
  expect(wishNews(undefined, 20_000)).toBeUndefined();
});

test('small falls add up to one that is told; a price that has risen meanwhile is no fall when it comes back', () => {
  expect(knownPrice(20_000, 19_500)).toBe(20_000);
  expect(wishNews(knownPrice(20_000, 19_500), 19_000)).toMatchObject({ kind: 'cheaper', before: 20_000 });
  expect(knownPrice(20_000, 25_000)).toBe(20_000);
  expect(wishNews(knownPrice(20_000, 25_000), 20_000)).toBeUndefined();
});

test('a stay that can be had again is known at its price of then', () => {
  expect(knownPrice(undefined, 24_000)).toBe(24_000);
});
