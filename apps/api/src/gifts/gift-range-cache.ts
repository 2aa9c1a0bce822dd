import { perVersion, type ShopIndex } from '../availability/index.ts';
import type { GiftRange } from './box-range.ts';

const MAX_ENTRIES = 200;
const currentRanges = perVersion(() => new Map<string, GiftRange>());

/** The range of a gift, found once while nothing has changed that it could depend on. */
export function cachedRange(index: ShopIndex, gift: readonly unknown[], find: () => GiftRange): GiftRange {
  const ranges = currentRanges(index);
  const key = JSON.stringify(gift);
  const range = ranges.get(key) ?? find();
  if (ranges.size < MAX_ENTRIES) ranges.set(key, range);
  return range;
}
