/** What editors write, as an index in memory, and the shop that has one. */
export type { ContentIndex } from './content-index.ts';
export type { ContentShop } from './content-shop.ts';
