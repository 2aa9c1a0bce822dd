/** Promotions of gifts: what is paid today and crossed out, from their first day to their last. */
export type { PromotedTable } from './promoted-gifts.ts';
export { startAndEndPromotions } from './start-and-end-promotions.ts';
export type { PromotionDeps } from './start-and-end-promotions.ts';
