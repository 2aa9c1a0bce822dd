import type { Sort } from '@shop/contracts';

/** What a sort looks at. */
export interface Ranked {
  /** Cents. */
  readonly sellPrice: number;
  readonly refPrice: number;
  readonly nights: number;
  /** 0 to 10, of `reviews` guests. */
  readonly score: number;
  readonly reviews: number;
  readonly popularity: number;
  /** Kilometres, 0 when no place was asked for. */
  readonly distance: number;
}

/** Guests that an unrated hotel is given, and their score: few votes weigh little. */
const PRIOR_REVIEWS = 20;
const PRIOR_SCORE = 8;
export const KILOMETRES_A_POINT = 30;

/**
 * The value by which a sort orders, higher first.
 *
 * `priceQuality` = quality - 1.2 * log2(price per night / 100 EUR) - kilometres / 30, where quality is the review score drawn
 * towards 8 as if 20 guests had given it. So half the price is worth 1.2 points of score, and 30 km cost one point. A
 * promotion counts by the price that it makes, and no second time.
 */
export function rankValue(sort: Sort, stay: Ranked): number {
  switch (sort) {
    case 'distance':
      return -stay.distance;
    case 'promo':
      return stay.refPrice > 0 ? 1 - stay.sellPrice / stay.refPrice : 0;
    case 'priceAsc':
    case 'svPriceAsc':
      return -stay.sellPrice;
    case 'svPriceDesc':
      return stay.sellPrice;
    case 'popularity':
      return stay.popularity;
    case 'priceQuality':
      return priceQuality(stay);
  }
}

function priceQuality(stay: Ranked): number {
  return worthOf(stay, stay.score, stay.reviews) - stay.distance / KILOMETRES_A_POINT;
}

/** The points of `priceQuality` before the distance is taken off: they are the same wherever a search begins. */
export function worthOf({ sellPrice, nights }: Pick<Ranked, 'sellPrice' | 'nights'>, score: number, reviews: number): number {
  const quality = (score * reviews + PRIOR_SCORE * PRIOR_REVIEWS) / (reviews + PRIOR_REVIEWS);
  const eurosANight = Math.max(1, sellPrice / nights / 100);
  return quality - 1.2 * Math.log2(eurosANight / 100);
}
