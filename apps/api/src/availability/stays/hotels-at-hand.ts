import { kilometresTo } from '../places/distance.ts';
import { FACET, hotelTest, type StayFilters } from './facets.ts';
import { hotelsInReach } from './hotels-in-reach.ts';
import type { StayIndex } from '../stay-index.ts';
import type { Where } from '../places/where.ts';

export interface HotelsWanted {
  readonly where: Where;
  readonly filters?: StayFilters;
  /** Numbers of hotels that are left out. */
  readonly except?: ReadonlySet<number>;
  /** Hotels that fail one facet count in that facet's own list, but for facilities; without facets they are nobody's. */
  readonly withFacets?: boolean;
}

/** The first `count` places hold the hotels that a search looks at, the facets that each fails, and how far it is. */
export interface HotelsAtHand {
  count: number;
  readonly hotels: Int32Array;
  /** See `hotelTest`. */
  readonly failed: Uint8Array;
  /** 0 without a centre. */
  readonly kilometres: Float64Array;
}

const scratch = new WeakMap<StayIndex, HotelsAtHand>();

/** Chooses the hotels of a search. Use them at once: their columns are reused by the next search. */
export function hotelsAtHand(index: StayIndex, { where, filters = {}, except, withFacets }: HotelsWanted): HotelsAtHand {
  const near = scratch.get(index) ?? newColumns(index.hotels.count);
  scratch.set(index, near);
  const failedBy = hotelTest(index, filters);
  const hotels = where.hotels ?? hotelsInReach(index.hotels, where);
  near.count = 0;
  for (let place = 0; place < hotels.length; place++) {
    const hotel = hotels[place]!;
    const failed = failedBy(hotel);
    if (failed !== 0 && (!withFacets || (failed & (failed - 1)) !== 0 || failed === FACET.facilities)) continue;
    if (except?.has(hotel)) continue;
    const kilometres = kilometresTo(index.hotels, hotel, where);
    if (kilometres === Infinity) continue;
    near.hotels[near.count] = hotel;
    near.failed[near.count] = failed;
    near.kilometres[near.count++] = kilometres;
  }
  return near;
}

function newColumns(hotels: number): HotelsAtHand {
  return { count: 0, hotels: new Int32Array(hotels), failed: new Uint8Array(hotels), kilometres: new Float64Array(hotels) };
}
