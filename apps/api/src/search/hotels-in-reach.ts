import { degreesOf } from './distance.ts';
import type { Hotels } from './stay-index.ts';
import type { Where } from './where.ts';

/** Hotels whose latitude may lie in the circle, in the order of their numbers; without a circle all of them. */
export function hotelsInReach(
  { byLatitude, latitude }: Pick<Hotels, 'byLatitude' | 'latitude'>,
  { circle }: Pick<Where, 'circle'>,
): Int32Array {
  if (!circle) return byLatitude.toSorted();
  const reach = degreesOf(circle.kilometres);
  const from = firstNorthOf(circle.latitude - reach);
  return byLatitude.subarray(from, firstNorthOf(circle.latitude + reach)).toSorted();

  /** Place of the first hotel that lies at this latitude or north of it. */
  function firstNorthOf(wanted: number): number {
    let low = 0;
    let high = byLatitude.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (latitude[byLatitude[middle]!]! < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
