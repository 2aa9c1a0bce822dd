import { perVersion } from '../per-version.ts';
import type { ShopIndex } from '../shop-index.ts';
import type { GiftRange } from './box-range.ts';

const MAX_ENTRIES = 200;
const currentRanges = perVersion(() => new Map<string, GiftRange>());
const currentAnswers = perVersion(() => new Map<string, boolean>());

/** The range of a gift, found once while nothing has changed that it could depend on. */
export function cachedRange(index: ShopIndex, gift: readonly unknown[], find: () => GiftRange): GiftRange {
  return cached(currentRanges(index), gift, find);
}

/** Whether a gift opens any stay, found once like its range. */
export function cachedAnswer(index: ShopIndex, gift: readonly unknown[], find: () => boolean): boolean {
  return cached(currentAnswers(index), gift, find);
}

function cached<Value>(known: Map<string, Value>, gift: readonly unknown[], find: () => Value): Value {
  const key = JSON.stringify(gift);
  const value = known.get(key) ?? find();
  if (known.size < MAX_ENTRIES) known.set(key, value);
  return value;
}
