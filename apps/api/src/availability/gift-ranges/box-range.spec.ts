import { vi } from 'vitest';
import type { ShopIndex } from '../shop-index.ts';
import type { StayIndex } from '../stay-index.ts';
import { homeFirst, opensAnyStay } from './box-range.ts';

const HOME = 24;
/** Hotels 0 to 23 stand in Belgium and hotel 24 in France; each has one stay, whose id is 100 more. */
const index = {
  hotels: {
    byCountry: new Map([['BE', Array.from({ length: HOME }, (_, hotel) => hotel)]]),
    firstStay: Int32Array.from({ length: HOME + 2 }, (_, stay) => stay),
  },
  stays: {
    byId: new Map(Array.from({ length: HOME + 1 }, (_, stay) => [stay + 100, stay])),
    hotel: Int32Array.from({ length: HOME + 1 }, (_, stay) => stay),
  },
} as unknown as StayIndex;
const all = new Uint8Array(HOME + 1).fill(1);
const whereIn = (range: Uint8Array, givenStay?: number) => homeFirst(index, range, { locale: 'nl_BE', givenStay });

test('a gift is redeemed at home where there is enough to choose from, else everywhere', () => {
  expect(whereIn(all).hotels).toHaveLength(HOME);
  expect(whereIn(new Uint8Array(HOME + 1))).toEqual({});
});

test('the stay that was given is found in another country too @GIFT-020', () => {
  expect(whereIn(all, 124).hotels).toContain(24);
  expect(whereIn(all, 100).hotels).toHaveLength(HOME);
});

test('whether a box opens any stay is found once a state of the index', () => {
  const columnsFor = vi.fn(() => ({ hotels: {} }));
  const stays = { stays: { count: 0, themes: new Map(), offerCache: { columnsFor } } };
  const box = { themes: ['spa'], required_items: null, nights: 1, value_cents: 14_900 };
  const shop = { version: 1, stays };
  const opens = (terms: object = {}) => opensAnyStay(shop as unknown as ShopIndex, { ...box, ...terms });
  expect([opens(), opens()]).toEqual([false, false]);
  expect(columnsFor).toHaveBeenCalledTimes(1);
  opens({ nights: 2 });
  expect(columnsFor).toHaveBeenCalledTimes(2);
  shop.version = 2;
  opens();
  expect(columnsFor).toHaveBeenCalledTimes(3);
});
