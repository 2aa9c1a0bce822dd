/** Promotions of gifts: what is paid today and crossed out, from their first day to their last. */
export { promoteGifts } from './promoted-gifts.ts';
export type { PromotedTable } from './promoted-gifts.ts';
export { PROMOTED_BOXES, PROMOTED_STAYS } from './promoted-tables.ts';
export { startAndEndPromotions } from './start-and-end-promotions.ts';
export type { PromotionDeps } from './start-and-end-promotions.ts';
