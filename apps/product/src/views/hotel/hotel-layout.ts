import type { PointOfSale } from '@shop/contracts';

/** `titleFirst`: title and score, then the gallery, then tabs that stick. `galleryFirst`: below it title, score and still tabs. */
export type HotelLayout = 'titleFirst' | 'galleryFirst';

/** In Spain and Italy tabs and score stand under the gallery, and no tabs stick (spec 2, section 2; HOTEL-006). */
export function hotelLayout(pointOfSale: PointOfSale): HotelLayout {
  return pointOfSale === 'ES' || pointOfSale === 'IT' ? 'galleryFirst' : 'titleFirst';
}
