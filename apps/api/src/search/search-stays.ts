import type { Sort } from '@shop/contracts';
import { BestOfHotel } from './best-of-hotel.ts';
import { BoundedHeap } from './bounded-heap.ts';
import { hasOne, selected } from './choices.ts';
import { isOutOfReach, kilometresBetween } from './distance.ts';
import { hotelsInReach } from './hotels-in-reach.ts';
import { FacetCounts, hotelTest, type StayFilters } from './facets.ts';
import { pricerOf, type Asked, type Pricer } from './price-stays.ts';
import type { StayIndex } from './stay-index.ts';
import { bestPlaces, valueIn, type ValueOf } from './stay-value.ts';
import type { Where } from './where.ts';

export interface StaySearch extends Asked {
  readonly where: Where;
  readonly theme?: string;
  readonly filters?: StayFilters;
  /** One byte a stay: only those with 1, e.g. what a box may be spent on. */
  readonly among?: Uint8Array;
  /** Numbers of hotels that are left out. */
  readonly except?: ReadonlySet<number>;
  readonly sort: Sort;
  /** Zero-based. */
  readonly page: number;
  readonly limit: number;
  /** At most so many stays of one hotel. */
  readonly perHotel: number;
  /** Counts the facets in the same pass. */
  readonly withFacets?: boolean;
}

export interface FoundStay {
  readonly stay: number;
  readonly hotel: number;
  /** Cents. */
  readonly sellPrice: number;
  readonly refPrice: number;
  readonly nights: number;
  /** Number of the arrival day; -1 for a gift. */
  readonly day: number;
  /** Kilometres; undefined without a place. */
  readonly distance?: number;
  /** Stays of the hotel that fit. */
  readonly fitting: number;
  /** Suggested without the dates that were asked for. */
  readonly anyDay?: boolean;
}

export interface Found {
  readonly total: number;
  readonly stays: readonly FoundStay[];
  readonly counts?: FacetCounts;
}

/** One pass over the hotels in reach: every stay that can be had, priced for the party, the page of the best, and the facets. */
export function searchStays(index: StayIndex, search: StaySearch): Found {
  const pricer = pricerOf(index, search);
  const fits = stayTest(index, search);
  const counts = search.withFacets ? new FacetCounts(index) : undefined;
  const heap = new BoundedHeap((search.page + 1) * search.limit);
  const total = visitHotels(index, search, { pricer, fits, counts, heap });
  const stays = heap
    .sorted()
    .slice(search.page * search.limit)
    .map(finder(index, search, { pricer, fits }));
  return { total, stays, ...(counts && { counts }) };
}

interface Pass {
  readonly pricer: Pricer;
  readonly fits: StayTest;
  readonly counts: FacetCounts | undefined;
  readonly heap: BoundedHeap;
}

/** The pass itself: it counts into `counts`, offers the best of each hotel to `heap` and tells how many there are. */
function visitHotels(index: StayIndex, search: StaySearch, pass: Pass): number {
  const { where, filters = {}, except } = search;
  const { counts } = pass;
  const failedBy = hotelTest(index, filters);
  const visit = hotelVisit(index, search, pass);
  const hotels = where.hotels ?? hotelsInReach(index.hotels, where);
  let total = 0;
  for (let place = 0; place < hotels.length; place++) {
    const hotel = hotels[place]!;
    const failed = failedBy(hotel);
    if (failed !== 0 && (!counts || (failed & (failed - 1)) !== 0)) continue;
    if (except?.has(hotel)) continue;
    const distance = distanceTo(index, hotel, where);
    if (distance !== undefined) total += visit(hotel, failed, distance);
  }
  counts?.close();
  return total;
}

/** Takes in a hotel that fails the facets of `failed`, and tells how many results it has. */
type HotelVisit = (hotel: number, failed: number, distance: number) => number;

/** By the sum of its offers where they all fit, else stay by stay. */
function hotelVisit(index: StayIndex, search: StaySearch, pass: Pass): HotelVisit {
  const { pricer, fits, counts, heap } = pass;
  const { priceMin = 0, priceMax = Infinity } = search.filters ?? {};
  const { firstStay } = index.hotels;
  const { highest, activities } = pricer.hotels;
  const valueOf = valueIn(index, search, pricer);
  const stayByStay = visitStays(index, search, { ...pass, valueOf });
  const bestPlace = fits.isAllowed || fits.isTagged ? undefined : bestPlaces(search, pricer);
  if (!bestPlace) return stayByStay;
  return (hotel, failed, distance) => {
    const cents = pricer.lowestOf(hotel);
    if (cents < 0 || cents > priceMax || highest[hotel]! < priceMin) return 0;
    if (cents < priceMin || highest[hotel]! > priceMax) return stayByStay(hotel, failed, distance);
    counts?.addHotel(hotel, failed, 1);
    if (failed !== 0) return 0;
    counts?.addActivityLine(hotel, activities);
    const stay = firstStay[hotel]! + bestPlace[hotel]!;
    heap.offer(stay, valueOf(stay, hotel, distance));
    return 1;
  };
}

function visitStays(
  { hotels: { firstStay } }: StayIndex,
  { perHotel, filters = {} }: StaySearch,
  { pricer, fits, counts, heap, valueOf }: Pass & { readonly valueOf: ValueOf },
): HotelVisit {
  const { priceMin = 0, priceMax = Infinity } = filters;
  const { isAllowed, isTagged } = fits;
  const best = new BestOfHotel(perHotel);
  return (hotel, failed, distance) => {
    best.clear();
    const end = firstStay[hotel + 1]!;
    for (let stay = firstStay[hotel]!; stay < end; stay++) {
      if (isAllowed && !isAllowed(stay)) continue;
      const cents = pricer.centsOf(stay);
      if (cents < priceMin || cents > priceMax) continue;
      if (counts && failed === 0) counts.addActivities(hotel, stay, perHotel);
      if (!isTagged || isTagged(stay)) best.offer(stay, failed === 0 ? valueOf(stay, hotel, distance) : 0, cents);
    }
    if (best.size === 0) return 0;
    counts?.addHotel(hotel, failed, best.size);
    if (failed !== 0) return 0;
    for (let rank = 0; rank < best.size; rank++) heap.offer(best.stays[rank]!, best.values[rank]!);
    return best.size;
  };
}

/** What is asked of a stay besides its price; undefined where everything is welcome. */
interface StayTest {
  readonly isAllowed: ((stay: number) => boolean) | undefined;
  readonly isTagged: ((stay: number) => boolean) | undefined;
}

function stayTest({ stays }: StayIndex, { theme, among, filters = {} }: StaySearch): StayTest {
  const themed = theme === undefined ? undefined : (stays.themes.get(theme) ?? new Uint8Array(stays.count));
  const tags = filters.tags?.length ? selected(stays.activities, filters.tags) : undefined;
  return {
    isAllowed: themed || among ? (stay) => (!themed || themed[stay] === 1) && (!among || among[stay] === 1) : undefined,
    isTagged: tags && ((stay) => hasOne(stays.activities, stay, tags)),
  };
}

/** Kilometres from the centre; 0 without one; undefined when the hotel lies outside. */
export function distanceTo({ hotels }: StayIndex, hotel: number, { circle, centre, atLeast = 0 }: Where): number | undefined {
  if (!centre) return 0;
  const latitude = hotels.latitude[hotel]!;
  if (circle && isOutOfReach(circle, latitude)) return undefined;
  const distance = kilometresBetween(centre.latitude, centre.longitude, latitude, hotels.longitude[hotel]!);
  return (circle && distance > circle.kilometres) || distance < atLeast ? undefined : distance;
}

/** Reads a stay of the page once more: only those few become objects. */
function finder(
  index: StayIndex,
  { where, filters = {} }: StaySearch,
  { pricer, fits }: Pick<Pass, 'pricer' | 'fits'>,
): (stay: number) => FoundStay {
  const { priceMin = 0, priceMax = Infinity } = filters;
  const isFound = (stay: number): boolean => {
    const cents = pricer.centsOf(stay);
    return cents >= priceMin && cents <= priceMax && fits.isAllowed?.(stay) !== false && fits.isTagged?.(stay) !== false;
  };
  return (stay) => {
    const hotel = index.stays.hotel[stay]!;
    let fitting = 0;
    for (let other = index.hotels.firstStay[hotel]!; other < index.hotels.firstStay[hotel + 1]!; other++) if (isFound(other)) fitting++;
    pricer.price(stay);
    const distance = distanceTo(index, hotel, where);
    return { stay, hotel, ...pricer.offer, ...(where.centre && { distance }), fitting };
  };
}
