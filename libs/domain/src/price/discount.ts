/** Discount in whole percent: ceil(100 - sell * 100 / ref), clamped to 0-100 (spec 2, section 5; RULE-005). */
export function discountPercent(refPrice: number, sellPrice: number): number {
  if (!(refPrice > 0)) return 0;
  return Math.min(100, Math.max(0, Math.ceil(100 - (sellPrice * 100) / refPrice)));
}

/** What the customer keeps in the pocket, in cents, never negative (spec 2, section 5). */
export function moneySaved(refPrice: number, sellPrice: number): number {
  return Math.max(0, refPrice - sellPrice);
}
