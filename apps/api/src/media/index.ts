/** The store of pictures and the shop that has one. */
export type { PictureStore } from './picture-store.ts';
export type { PicturedShop } from './pictured-shop.ts';
