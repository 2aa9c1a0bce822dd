import type { ShopIndex } from '../shop-index.ts';
import { cachedRange } from './gift-range-cache.ts';

test('the range of a gift is found once, again after a sale, and for each gift and index by itself', () => {
  const index = { version: 1 } as { version: number } & ShopIndex;
  const other = { version: 1 } as ShopIndex;
  let found = 0;
  const find = () => Uint8Array.of(++found);
  const range = (of: ShopIndex, ...gift: unknown[]) => cachedRange(of, gift, find)[0];
  expect([range(index, 'SPAEBOX', 12_000), range(index, 'SPAEBOX', 12_000)]).toEqual([1, 1]);
  expect(range(index, 'SPAEBOX', 9_000)).toBe(2);
  expect(range(other, 'SPAEBOX', 12_000)).toBe(3);
  Object.assign(index, { version: 2 });
  expect(range(index, 'SPAEBOX', 12_000)).toBe(4);
});

test('many gifts of many values do not fill the memory', () => {
  const index = { version: 1 } as ShopIndex;
  let found = 0;
  const ask = (value: number) => cachedRange(index, [value], () => (found++, new Uint8Array(1)));
  for (let value = 0; value < 300; value++) ask(value);
  for (let value = 0; value < 300; value++) ask(value);
  expect(found).toBe(400);
});
