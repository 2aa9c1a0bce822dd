import { discountPercent } from './discount.ts';

/**
 * The percentage that a place shows, 0 for none. Each place has its own threshold and all stand (RULE-001).
 * Prices in cents.
 */

/** Search, landing and wish-list cards: shown only above 5 percent (spec 1, section 5). */
export function searchPromo(refPrice: number, sellPrice: number): number {
  const percent = discountPercent(refPrice, sellPrice);
  return percent > 5 ? percent : 0;
}

/** Stay and hotel page, and the quote: under 10 percent counts as none (spec 2, section 5). */
export function stayPromo(refPrice: number, sellPrice: number): number {
  const percent = discountPercent(refPrice, sellPrice);
  return percent < 10 ? 0 : percent;
}

/** Boxes: the floored percentage, shown only above 5 (spec 2, section 5). */
export function boxPromo(refPrice: number, sellPrice: number): number {
  if (refPrice <= sellPrice) return 0;
  const percent = Math.floor(100 - (sellPrice * 100) / refPrice);
  return percent > 5 ? percent : 0;
}

/** Activity vouchers: the rounded percentage counts from 5 on (spec 2, section 5). */
export function activityVoucherPromo(refPrice: number, sellPrice: number): number {
  if (refPrice <= sellPrice) return 0;
  const percent = Math.round(100 - (sellPrice * 100) / refPrice);
  return percent >= 5 ? percent : 0;
}
