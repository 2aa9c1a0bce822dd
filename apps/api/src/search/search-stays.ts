import type { Sort } from '@shop/contracts';
import { BoundedHeap } from './bounded-heap.ts';
import { hasOne, selected } from './choices.ts';
import { isOutOfReach, kilometresBetween } from './distance.ts';
import { hotelsInReach } from './hotels-in-reach.ts';
import { FacetCounts, hotelTest, type StayFilters } from './facets.ts';
import { pricerOf, type Asked, type Pricer } from './price-stays.ts';
import { KILOMETRES_A_POINT, rankValue, type Ranked } from './ranking.ts';
import type { StayIndex } from './stay-index.ts';
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
function visitHotels(index: StayIndex, search: StaySearch, { pricer, fits, counts, heap }: Pass): number {
  const { firstStay } = index.hotels;
  const { where, filters = {}, except, perHotel } = search;
  const { isAllowed, isTagged } = fits;
  const { priceMin = 0, priceMax = Infinity } = filters;
  const failedBy = hotelTest(index, filters);
  const valueOf = valueIn(index, search, pricer);
  const best = new BestOfHotel(perHotel);
  const hotels = where.hotels ?? hotelsInReach(index.hotels, where);
  let total = 0;
  for (let place = 0; place < hotels.length; place++) {
    const hotel = hotels[place]!;
    const failed = failedBy(hotel);
    if (failed !== 0 && (!counts || (failed & (failed - 1)) !== 0)) continue;
    if (except?.has(hotel)) continue;
    const distance = distanceTo(index, hotel, where);
    if (distance === undefined) continue;
    best.clear();
    const end = firstStay[hotel + 1]!;
    for (let stay = firstStay[hotel]!; stay < end; stay++) {
      if (isAllowed && !isAllowed(stay)) continue;
      const cents = pricer.centsOf(stay);
      if (cents < priceMin || cents > priceMax) continue;
      if (counts && failed === 0) counts.addActivities(hotel, stay, perHotel);
      if (!isTagged || isTagged(stay)) best.offer(stay, failed === 0 ? valueOf(stay, hotel, distance) : 0, cents);
    }
    if (best.size === 0) continue;
    counts?.addHotel(hotel, failed, best.size);
    if (failed !== 0) continue;
    total += best.size;
    for (let rank = 0; rank < best.size; rank++) heap.offer(best.stays[rank]!, best.values[rank]!);
  }
  counts?.close();
  return total;
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

type ValueOf = (stay: number, hotel: number, distance: number) => number;

/** The value by which a stay is sorted. Without a place on the map nothing is near. */
function valueIn({ hotels }: StayIndex, { sort: wanted, where, giftValue }: StaySearch, pricer: Pricer): ValueOf {
  const sort = wanted === 'distance' && !where.centre ? 'priceQuality' : wanted;
  if (sort === 'priceQuality' && giftValue === undefined)
    return (stay, _, distance) => pricer.worthOf(stay) - distance / KILOMETRES_A_POINT;
  const { offer } = pricer;
  const ranked: { -readonly [Key in keyof Ranked]: Ranked[Key] } = {
    ...offer,
    score: 0,
    reviews: 0,
    popularity: 0,
    distance: 0,
  };
  return (stay, hotel, distance) => {
    pricer.price(stay);
    ranked.sellPrice = offer.sellPrice;
    ranked.refPrice = offer.refPrice;
    ranked.nights = offer.nights;
    ranked.score = hotels.score[hotel]!;
    ranked.reviews = hotels.reviews[hotel]!;
    ranked.popularity = hotels.popularity[hotel]!;
    ranked.distance = distance;
    return rankValue(sort, ranked);
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

/** The best stays of one hotel, best first: by value, then the cheaper, then the older. */
class BestOfHotel {
  readonly stays: number[] = [];
  readonly values: number[] = [];
  readonly #prices: number[] = [];
  readonly #most: number;
  size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  clear(): void {
    this.size = 0;
  }

  offer(stay: number, value: number, price: number): void {
    let place = this.size;
    while (place > 0 && (value > this.values[place - 1]! || (value === this.values[place - 1]! && price < this.#prices[place - 1]!)))
      place--;
    if (place >= this.#most) return;
    if (this.size < this.#most) this.size++;
    for (let at = this.size - 1; at > place; at--) {
      this.stays[at] = this.stays[at - 1]!;
      this.values[at] = this.values[at - 1]!;
      this.#prices[at] = this.#prices[at - 1]!;
    }
    this.stays[place] = stay;
    this.values[place] = value;
    this.#prices[place] = price;
  }
}
