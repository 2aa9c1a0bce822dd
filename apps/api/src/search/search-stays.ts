import type { Sort } from '@shop/contracts';
import type { Party } from '@shop/domain';
import { fromPrice, isOpen, priceFrom, sharesOf } from './arrivals.ts';
import { BoundedHeap } from './bounded-heap.ts';
import { isOutOfReach, kilometresBetween } from './distance.ts';
import { rankValue } from './ranking.ts';
import type { StayIndex } from './stay-index.ts';
import type { Where } from './where.ts';

export interface StaySearch {
  readonly where: Where;
  readonly party: Party;
  /** Number of the arrival day on the grid; without it the from-price counts. */
  readonly day?: number;
  /** Length; without it each stay's shortest. */
  readonly nights?: number;
  readonly theme?: string;
  readonly sort: Sort;
  /** Zero-based. */
  readonly page: number;
  readonly limit: number;
  /** At most so many stays of one hotel. */
  readonly perHotel: number;
}

export interface FoundStay {
  readonly stay: number;
  readonly hotel: number;
  readonly sellPrice: number;
  readonly refPrice: number;
  readonly nights: number;
  readonly day: number;
  /** Kilometres; undefined without a place. */
  readonly distance?: number;
}

export interface Found {
  readonly total: number;
  readonly stays: readonly FoundStay[];
}

/** One pass over the hotels in reach: every stay that can be had, priced for the party, and the page of the best. */
export function searchStays(index: StayIndex, search: StaySearch): Found {
  const found: FoundStay[] = [];
  const heap = new BoundedHeap((search.page + 1) * search.limit);
  const sort = search.sort === 'distance' && !search.where.centre ? 'priceQuality' : search.sort;
  const { hotels } = index;
  const theme = search.theme === undefined ? undefined : (index.stays.themes.get(search.theme) ?? new Uint8Array(index.stays.count));

  const visit = (hotel: number): void => {
    const distance = distanceTo(index, hotel, search.where);
    if (distance === undefined) return;
    const candidates: { stay: FoundStay; value: number }[] = [];
    for (let stay = hotels.firstStay[hotel]!; stay < hotels.firstStay[hotel + 1]!; stay++) {
      if (theme && theme[stay] === 0) continue;
      const offer = priced(index, search, stay);
      if (!offer) continue;
      const { popularity, score, reviews } = hotels;
      const value = rankValue(sort, { ...offer, popularity: popularity[hotel]!, score: score[hotel]!, reviews: reviews[hotel]!, distance });
      candidates.push({ stay: { stay, hotel, ...offer, ...(search.where.centre && { distance }) }, value });
    }
    candidates.sort((a, b) => b.value - a.value || a.stay.sellPrice - b.stay.sellPrice);
    for (const { stay, value } of candidates.slice(0, search.perHotel)) heap.offer(found.push(stay) - 1, value);
  };

  if (search.where.hotels) for (const hotel of search.where.hotels) visit(hotel);
  else for (let hotel = 0; hotel < hotels.count; hotel++) visit(hotel);
  const page = heap.sorted().slice(search.page * search.limit);
  return { total: found.length, stays: page.map((number) => found[number]!) };
}

/** Kilometres from the centre; 0 without one; undefined when the hotel lies outside. */
function distanceTo({ hotels }: StayIndex, hotel: number, { circle, centre }: Where): number | undefined {
  if (!centre) return 0;
  const latitude = hotels.latitude[hotel]!;
  if (circle && isOutOfReach(circle, latitude)) return undefined;
  const distance = kilometresBetween(centre.latitude, centre.longitude, latitude, hotels.longitude[hotel]!);
  return circle && distance > circle.kilometres ? undefined : distance;
}

function priced(
  index: StayIndex,
  { party, day, nights: asked }: StaySearch,
  stay: number,
): Pick<FoundStay, 'sellPrice' | 'refPrice' | 'nights' | 'day'> | undefined {
  const nights = asked ?? index.stays.nights[stay]!;
  if (nights < index.stays.nights[stay]!) return undefined;
  if (day === undefined) {
    const from = fromPrice(index, stay, nights, party);
    return from && { ...from, nights };
  }
  const shares = sharesOf(index, stay, party);
  if (!isOpen(index, stay, day, nights, shares.rooms)) return undefined;
  return { ...priceFrom(index, stay, { day, nights }, shares), nights, day };
}
