import { addDays, type LocalDate } from '../days/local-date.ts';

/** What the operator takes off a gift, and the first and the last day on which the shop sells it at that price. */
export interface GiftPromotion {
  /** 1 to 99. */
  readonly percent: number;
  readonly startsOn: LocalDate;
  readonly endsOn: LocalDate;
}

/** Cents that a gift cost, from the first day to the last; undefined: it still does. */
export interface KeptGiftPrice {
  readonly cents: number;
  readonly since: LocalDate;
  readonly until: LocalDate | undefined;
}

export interface PricedGift {
  /** Cents without a promotion: what the gift is worth. */
  readonly regular: number;
  readonly promotion: GiftPromotion | undefined;
  /** Cents, from {@link priorGiftPrice} of the day on which the promotion began; undefined where it is not known. */
  readonly prior: number | undefined;
  /** The shop's day. */
  readonly today: LocalDate;
}

export interface GiftPriceToday {
  /** Cents to pay. */
  readonly sellPrice: number;
  /** Cents, above `sellPrice`; undefined where nothing is crossed. */
  readonly crossedPrice?: number;
  /** The last day of `sellPrice`, where a promotion makes it. */
  readonly endsOn?: LocalDate;
}

/** Days before a promotion whose lowest price it is compared with (directive 98/6/EC, article 6a). */
const PRIOR_DAYS = 30;
const EURO = 100;

/**
 * What a gift costs today. Only the lowest price of the thirty days before a promotion is crossed, whatever the regular price has
 * become since, and only where it is above the promoted one (decision note `gift-promotions`).
 */
export function promotedGiftPrice({ regular, promotion, prior, today }: PricedGift): GiftPriceToday {
  if (!promotion || !runsOn(promotion, today)) return { sellPrice: regular };
  const sellPrice = Math.min(regular, Math.ceil((regular * (100 - promotion.percent)) / (100 * EURO)) * EURO);
  return { sellPrice, ...(prior !== undefined && prior > sellPrice && { crossedPrice: prior }), endsOn: promotion.endsOn };
}

export const runsOn = ({ startsOn, endsOn }: GiftPromotion, day: LocalDate): boolean => startsOn <= day && day <= endsOn;

/** Until when a price holds that shows a promotion of `promo` percent; nothing where none shows. */
export function endOfShownPromotion(promotion: Pick<GiftPromotion, 'endsOn'> | null, promo: number): { promotionEndsOn?: LocalDate } {
  return promotion && promo > 0 ? { promotionEndsOn: promotion.endsOn } : {};
}

/** The lowest cents of the thirty days before a promotion that begins on `day`; undefined where the gift was not sold that long ago. */
export function priorGiftPrice(kept: readonly KeptGiftPrice[], day: LocalDate): number | undefined {
  const first = addDays(day, -PRIOR_DAYS);
  const within = kept.filter(({ since, until }) => since <= day && (until === undefined || until >= first));
  return within.some(({ since }) => since <= first) ? Math.min(...within.map(({ cents }) => cents)) : undefined;
}
