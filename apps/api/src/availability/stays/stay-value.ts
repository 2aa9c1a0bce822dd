import type { Pricer } from './price-stays.ts';
import { KILOMETRES_A_POINT, rankValue, type Ranked } from './ranking.ts';
import type { StaySearch } from './search-stays.ts';
import type { StayIndex } from '../stay-index.ts';

/** The value by which a stay is sorted. */
export type ValueOf = (stay: number, hotel: number, distance: number) => number;

/** The worth of each stay that can be had, where the order is that of worth less distance; a gift that pays a part changes it. */
export function worthIn(search: StaySearch, pricer: Pricer): Float64Array | undefined {
  const { giftValue, first } = search;
  return sortIn(search) === 'priceQuality' && giftValue === undefined && first === undefined ? pricer.worth : undefined;
}

export function valueIn(index: StayIndex, search: StaySearch, pricer: Pricer): ValueOf {
  const { first } = search;
  const valueOf = sortedValueIn(index, search, pricer);
  return first === undefined ? valueOf : (stay, hotel, distance) => (stay === first ? Infinity : valueOf(stay, hotel, distance));
}

function sortedValueIn({ hotels }: StayIndex, search: StaySearch, pricer: Pricer): ValueOf {
  const sort = sortIn(search);
  const worth = worthIn(search, pricer);
  if (worth) return (stay, _, distance) => worth[stay]! - distance / KILOMETRES_A_POINT;
  const { offer } = pricer;
  const ranked: { -readonly [Key in keyof Ranked]: Ranked[Key] } = {
    ...offer,
    score: 0,
    reviews: 0,
    popularity: 0,
    distance: 0,
  };
  // Only these two look at more of an offer than its price, which is known without working the offer out again.
  const asksOffer = sort === 'promo' || sort === 'priceQuality';
  return (stay, hotel, distance) => {
    if (asksOffer) pricer.price(stay);
    ranked.sellPrice = asksOffer ? offer.sellPrice : pricer.centsOf(stay);
    ranked.refPrice = offer.refPrice;
    ranked.nights = offer.nights;
    ranked.score = hotels.score[hotel]!;
    ranked.reviews = hotels.reviews[hotel]!;
    ranked.popularity = hotels.popularity[hotel]!;
    ranked.distance = distance;
    return rankValue(sort, ranked);
  };
}

/** Places of the best stay of each hotel, where one of each is wanted and the order among them is known beforehand. */
export function bestPlaces(search: StaySearch, { hotels }: Pricer): Uint16Array | undefined {
  if (search.perHotel !== 1 || search.giftValue !== undefined || search.first !== undefined) return undefined;
  const sort = sortIn(search);
  if (sort === 'priceQuality') return hotels.best;
  // Nearness and popularity are the hotel's: its cheapest stay stands for it.
  return sort === 'svPriceDesc' || sort === 'promo' ? undefined : hotels.cheapest;
}

/** Without a place on the map nothing is near. */
function sortIn({ sort, where }: StaySearch): StaySearch['sort'] {
  return sort === 'distance' && !where.centre ? 'priceQuality' : sort;
}
