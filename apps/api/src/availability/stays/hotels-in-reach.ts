import { degreesOf } from '../places/distance.ts';
import type { Hotels } from '../stay-index.ts';
import type { Where } from '../places/where.ts';

/** Degrees from where on meridians are too close to tell anything. */
const NEARLY_POLE = 89;

/** Hotels that may lie in the circle, in the order of their numbers; without a circle all of them. */
export function hotelsInReach(
  { byLatitude, latitude, longitude }: Pick<Hotels, 'byLatitude' | 'latitude' | 'longitude'>,
  { circle }: Pick<Where, 'circle'>,
): Int32Array {
  if (!circle) return byLatitude.toSorted();
  const reach = degreesOf(circle.kilometres);
  const [south, north] = [circle.latitude - reach, circle.latitude + reach];
  const farthest = Math.max(Math.abs(south), Math.abs(north));
  const sideways = reach / Math.cos((Math.min(NEARLY_POLE, farthest) * Math.PI) / 180);
  const [west, east] = [circle.longitude - sideways, circle.longitude + sideways];
  const isAround = farthest >= NEARLY_POLE || west < -180 || east > 180;
  return byLatitude
    .subarray(firstNorthOf(south), firstNorthOf(north))
    .filter((hotel) => isAround || (longitude[hotel]! >= west && longitude[hotel]! <= east))
    .sort();

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
