import type { ShopIndex } from '../search/shop-index.ts';
import type { GiftRange } from './box-range.ts';

const MOST_KEPT = 200;

type Kept = { readonly version: number; readonly ranges: Map<string, GiftRange> };

const kept = new WeakMap<ShopIndex, Kept>();

/** The range of a gift, found once while nothing has changed that it could depend on: every sale raises the index's version. */
export function keptRange(index: ShopIndex, gift: readonly unknown[], find: () => GiftRange): GiftRange {
  const { ranges } = currentOf(index);
  const key = JSON.stringify(gift);
  const range = ranges.get(key) ?? find();
  if (ranges.size < MOST_KEPT) ranges.set(key, range);
  return range;
}

function currentOf(index: ShopIndex): Kept {
  const last = kept.get(index);
  if (last?.version === index.version) return last;
  const current = { version: index.version, ranges: new Map<string, GiftRange>() };
  kept.set(index, current);
  return current;
}
