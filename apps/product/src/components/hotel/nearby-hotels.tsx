import type { NearbyHotel } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Carousel, ProductCard } from '@shop/design-system';
import { scoreLabel } from '@shop/domain';
import { formatDistance, formatMoney, formatScore } from '@shop/i18n';
import { formatHotelMirror, type HotelState } from '@shop/routes';
import { routeLink } from '../shared/route-link.tsx';
import { useMessages } from '../shared/use-messages.ts';

/** An arrow goes over so many hotels (spec 2, section 9; HOTEL-012). */
const STEP = 3;

export interface NearbyHotelsProps {
  readonly hotels: readonly NearbyHotel[];
  readonly state: HotelState;
  /** `flow=hotel` or `''`: the way through the shop goes on. */
  readonly flow: string;
}

/** Hotels around this one; each opens with the same dates and party. */
export function NearbyHotels({ hotels, state, flow }: NearbyHotelsProps) {
  const t = useMessages();
  if (hotels.length === 0) return null;
  return (
    <Carousel
      label={t('hotel.nearby.title')}
      previousLabel={t('hotel.nearby.previous')}
      nextLabel={t('hotel.nearby.next')}
      position={(from, to) => t('hotel.nearby.position', { from, to, total: hotels.length })}
      columns={4}
      step={STEP}
    >
      {hotels.map((hotel) => (
        <Nearby key={hotel.id} hotel={hotel} state={state} flow={flow} />
      ))}
    </Carousel>
  );
}

function Nearby({ hotel, state, flow }: { readonly hotel: NearbyHotel } & Omit<NearbyHotelsProps, 'hotels'>) {
  const { locale } = useSite();
  const t = useMessages();
  const { review } = hotel;
  const value = formatScore(review.average, locale);
  const label = scoreLabel(review.average, 'reduced');
  const query = [flow, formatHotelMirror({ ...state, showsOffers: false }).slice(1)].filter(Boolean).join('&');
  return (
    <ProductCard
      imageUrl={hotel.imageUrl}
      alt=""
      imageSizes="(min-width: 80rem) 18rem, (min-width: 40rem) 45vw, 78vw"
      place={hotel.location.label}
      title={hotel.label}
      href={query ? `${hotel.uri}?${query}` : hotel.uri}
      render={routeLink}
      {...(review.count > 0 && {
        score: { value, label: t('product.score.label', { score: value }), ...(label && { word: t(`product.score.${label}`) }) },
      })}
      inside={[t('hotel.nearby.distance', { distance: formatDistance(hotel.distance, locale) })]}
      price={formatMoney(hotel.sellPrice, locale)}
      pricePrefix={t('product.price.from')}
    />
  );
}
