import type { Sort } from '@shop/contracts';
import { BestOfHotel } from './best-of-hotel.ts';
import { BoundedHeap } from './bounded-heap.ts';
import { hasOne, selected } from './choices.ts';
import { kilometresTo } from '../places/distance.ts';
import { FacetCounts, type StayFilters } from './facets.ts';
import { hotelsAtHand, type HotelsAtHand } from './hotels-at-hand.ts';
import { pricerOf, type Requested, type Pricer } from './price-stays.ts';
import { KILOMETRES_A_POINT } from './ranking.ts';
import { nightsOfHotel, staysOfHotel } from '../sold-offer.ts';
import type { StayIndex } from '../stay-index.ts';
import { bestPlaces, valueIn, worthIn } from './stay-value.ts';
import type { Where } from '../places/where.ts';

export interface StaySearch extends Requested {
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
  /** Number of the stay that stands before all others where it is found: the one that was given. */
  readonly first?: number | undefined;
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

/** The stays, or the hotel nights, of a place and a theme, whatever they cost and whenever they can be had. */
export function staysAtHand(index: StayIndex, search: Pick<StaySearch, 'where' | 'theme' | 'hotelNights'>): number[] {
  const { hotels, count } = hotelsAtHand(index, search);
  const { isAllowed } = stayTest(index, search);
  const sold = search.hotelNights ? nightsOfHotel : staysOfHotel;
  return Array.from(hotels.subarray(0, count)).flatMap((hotel) => sold(index, hotel).filter((stay) => isAllowed?.(stay) ?? true));
}

interface Pass {
  readonly pricer: Pricer;
  readonly fits: StayTest;
  readonly counts: FacetCounts | undefined;
  readonly heap: BoundedHeap;
}

/** The pass itself: it counts into `counts`, offers the best of each hotel to `heap` and tells how many there are. */
function visitHotels(index: StayIndex, search: StaySearch, pass: Pass): number {
  const { pricer, fits, counts } = pass;
  const near = hotelsAtHand(index, search);
  if (counts) countPrices(index, search, { pricer, fits, counts, near });
  const best = fits.isAllowed || fits.isTagged ? undefined : bestPlaces(search, pricer);
  const total = best ? visitSums(index, search, { ...pass, near, best }) : visitEachStay(index, search, { ...pass, near });
  counts?.close();
  return total;
}

/**
 * Hotel by hotel by the sum of its offers, where these all fit the price, else stay by stay. Thousands of hotels pass here for
 * one answer: the loop calls nothing that would have to wrap a number.
 */
function visitSums(
  index: StayIndex,
  search: StaySearch,
  { near, best, ...pass }: Pass & { readonly near: HotelsAtHand; readonly best: Uint16Array },
): number {
  const { pricer, counts, heap } = pass;
  const { priceMin = 0, priceMax = Infinity } = search.filters ?? {};
  const { firstStay } = index.hotels;
  const { highest, items } = pricer.hotels;
  const worth = worthIn(search, pricer);
  const valueOf = valueIn(index, search, pricer);
  const visitStays = staysVisit(index, search, pass);
  let total = 0;
  for (let place = 0; place < near.count; place++) {
    const hotel = near.hotels[place]!;
    const failed = near.failed[place]!;
    const kilometres = near.kilometres[place]!;
    const cents = pricer.lowestOf(hotel);
    if (cents < 0 || cents > priceMax || highest[hotel]! < priceMin) continue;
    if (cents < priceMin || highest[hotel]! > priceMax) {
      total += visitStays(hotel, failed, kilometres);
      continue;
    }
    counts?.addHotel(hotel, failed, 1);
    if (failed !== 0) continue;
    counts?.addItemLine(hotel, items);
    const stay = firstStay[hotel]! + best[hotel]!;
    heap.offer(stay, worth ? worth[stay]! - kilometres / KILOMETRES_A_POINT : valueOf(stay, hotel, kilometres));
    total++;
  }
  return total;
}

function visitEachStay(index: StayIndex, search: StaySearch, { near, ...pass }: Pass & { readonly near: HotelsAtHand }): number {
  const visitStays = staysVisit(index, search, pass);
  let total = 0;
  for (let place = 0; place < near.count; place++) total += visitStays(near.hotels[place]!, near.failed[place]!, near.kilometres[place]!);
  return total;
}

/** Takes in the stays of a hotel that fails the facets of `failed`, and tells how many results it has. */
type StaysVisit = (hotel: number, failed: number, kilometres: number) => number;

function staysVisit(index: StayIndex, search: StaySearch, { pricer, fits, counts, heap }: Pass): StaysVisit {
  const { firstStay } = index.hotels;
  const { perHotel, filters = {} } = search;
  const { priceMin = 0, priceMax = Infinity } = filters;
  const { isAllowed, isTagged } = fits;
  const worth = worthIn(search, pricer);
  const valueOf = valueIn(index, search, pricer);
  const best = new BestOfHotel(perHotel);
  return (hotel, failed, kilometres) => {
    best.clear();
    const end = firstStay[hotel + 1]!;
    for (let stay = firstStay[hotel]!; stay < end; stay++) {
      if (isAllowed && !isAllowed(stay)) continue;
      const cents = pricer.centsOf(stay);
      if (cents < priceMin || cents > priceMax) continue;
      const tagged = !isTagged || isTagged(stay);
      if (counts && failed === 0) counts.addItems(hotel, stay, { perHotel, isTagged: tagged });
      if (!tagged) continue;
      if (failed !== 0) best.offer(stay, 0, cents);
      else best.offer(stay, worth ? worth[stay]! - kilometres / KILOMETRES_A_POINT : valueOf(stay, hotel, kilometres), cents);
    }
    if (best.size === 0) return 0;
    counts?.addHotel(hotel, failed, best.size);
    if (failed !== 0) return 0;
    for (let rank = 0; rank < best.size; rank++) heap.offer(best.stays[rank]!, best.values[rank]!);
    return best.size;
  };
}

/** What each hotel that fits costs, whatever the price filter is: the bars above the price slider. */
function countPrices(
  { hotels }: StayIndex,
  { perHotel }: StaySearch,
  { pricer, fits, counts, near }: Omit<Pass, 'heap' | 'counts'> & { readonly counts: FacetCounts; readonly near: HotelsAtHand },
): void {
  for (let place = 0; place < near.count; place++) {
    if (near.failed[place] !== 0) continue;
    counts.startPrices();
    const hotel = near.hotels[place]!;
    for (let stay = hotels.firstStay[hotel]!; stay < hotels.firstStay[hotel + 1]!; stay++) {
      if (fits.isAllowed?.(stay) === false || fits.isTagged?.(stay) === false) continue;
      const cents = pricer.centsOf(stay);
      if (cents >= 0) counts.addPrice(cents, perHotel);
    }
  }
}

/** What is asked of a stay besides its price; undefined where everything is welcome. */
interface StayTest {
  readonly isAllowed: ((stay: number) => boolean) | undefined;
  readonly isTagged: ((stay: number) => boolean) | undefined;
}

function stayTest({ stays }: StayIndex, { theme, among, filters = {} }: Pick<StaySearch, 'theme' | 'among' | 'filters'>): StayTest {
  const themed = theme === undefined ? undefined : (stays.themes.get(theme) ?? new Uint8Array(stays.count));
  const tags = filters.tags?.length ? selected(stays.items, filters.tags) : undefined;
  const meals = filters.meals?.map((meal) => selected(stays.items, [meal])) ?? [];
  const isServed = (stay: number) => meals.every((meal) => hasOne(stays.items, stay, meal));
  return {
    isAllowed:
      themed || among || meals.length > 0
        ? (stay) => (!themed || themed[stay] === 1) && (!among || among[stay] === 1) && isServed(stay)
        : undefined,
    isTagged: tags && ((stay) => hasOne(stays.items, stay, tags)),
  };
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
    const distance = kilometresTo(index.hotels, hotel, where);
    return { stay, hotel, ...pricer.offer, ...(where.centre && { distance }), fitting };
  };
}
