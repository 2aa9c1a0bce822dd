import type { ShopIndex } from '../availability/index.ts';
import type { GiftRange } from './box-range.ts';

const MAX_ENTRIES = 200;

type Entry = { readonly version: number; readonly ranges: Map<string, GiftRange> };

const cache = new WeakMap<ShopIndex, Entry>();

/** The range of a gift, found once while nothing has changed that it could depend on: every sale raises the index's version. */
export function cachedRange(index: ShopIndex, gift: readonly unknown[], find: () => GiftRange): GiftRange {
  const { ranges } = currentOf(index);
  const key = JSON.stringify(gift);
  const range = ranges.get(key) ?? find();
  if (ranges.size < MAX_ENTRIES) ranges.set(key, range);
  return range;
}

function currentOf(index: ShopIndex): Entry {
  const last = cache.get(index);
  if (last?.version === index.version) return last;
  const current = { version: index.version, ranges: new Map<string, GiftRange>() };
  cache.set(index, current);
  return current;
}
