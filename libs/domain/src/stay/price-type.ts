import type { LocalDate } from '../days/local-date.ts';

/** PROD-019. */
export type PriceType = 'FROM_PRICE' | 'FINAL_PRICE' | 'GIFT' | 'BENEFICIARY';

/** A price is final as soon as the arrival is known; an arrival alone counts with one night (spec 1, section 4; SEARCH-068). */
export function priceType(dates: { readonly checkin?: LocalDate | undefined }): 'FROM_PRICE' | 'FINAL_PRICE' {
  return dates.checkin ? 'FINAL_PRICE' : 'FROM_PRICE';
}

/** Arrival that a from-price is of; a final price has its dates beside it. */
export function fromPriceDay(price: { readonly priceType: string; readonly checkin?: LocalDate | undefined }): LocalDate | undefined {
  return price.priceType === 'FROM_PRICE' ? price.checkin : undefined;
}

export interface PriceShown {
  readonly type: PriceType;
  /** Percent, 0 for none. */
  readonly promo: number;
  /** Cents. */
  readonly moneySaved: number;
  readonly isFetching?: boolean;
}

export type PriceBanner =
  | { readonly kind: 'loading' | 'none' | 'standard' }
  | { readonly kind: 'saving'; readonly moneySaved: number }
  | { readonly kind: 'promo'; readonly percent: number };

/** What the banner above a price says (spec 2, section 4). */
export function priceBanner({ type, promo, moneySaved, isFetching = false }: PriceShown): PriceBanner {
  if (isFetching) return { kind: 'loading' };
  if (type === 'GIFT') return { kind: 'none' };
  if (promo > 0 && type === 'FINAL_PRICE') return { kind: 'saving', moneySaved };
  if (promo > 0 && type === 'FROM_PRICE') return { kind: 'promo', percent: promo };
  return { kind: 'standard' };
}
