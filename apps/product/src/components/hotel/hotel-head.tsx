import type { HotelDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { imageAt } from '@shop/design-system';
import { hotelData } from '../../views/hotel/structured-data.ts';
import { hotelPage } from '../../views/hotel/hotel-page.ts';
import { ProductHead } from '../shared/product-head.tsx';

/** A hotel that is no longer sold is not to be indexed; its page model says so (spec 2, section 2). */
export function HotelHead({ hotel }: { readonly hotel: HotelDetail }) {
  const { locale, origin } = useSite();
  const page = hotelPage(hotel, locale);
  const absolute = (path: string) => origin + path;
  const addresses = {
    page: absolute(page.canonicalUrl),
    absolute,
    images: hotel.images.map((image) => new URL(imageAt(image, '1500_736'), origin).href),
  };
  return <ProductHead page={page} title={`${hotel.label}, ${hotel.location.city}`} structuredData={hotelData(hotel, addresses)} />;
}
