import type { PictureStore } from './picture-store.ts';

/** A shop that has pictures. */
export interface PicturedShop {
  readonly pictures: PictureStore;
}
