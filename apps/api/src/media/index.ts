/** The store of pictures, the shop that has one, and what pictures show. */
export { readPictureAlts } from './picture-alts.ts';
export type { PictureAlts } from './picture-alts.ts';
export type { PictureStore } from './picture-store.ts';
export type { PicturedShop } from './pictured-shop.ts';
