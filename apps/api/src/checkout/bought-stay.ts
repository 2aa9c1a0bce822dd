import type { Locale, OrderView } from '@shop/contracts';
import { hrefFor } from '@shop/routes';
import { pictureUrl, slugIn, text } from '../availability/cards/index.ts';
import { locationLabel, townNames } from '../availability/places/index.ts';

/** What names a stay that was bought, of a query that joins `stay` and `hotel`; read by {@link boughtStayView}. */
export const boughtStayColumns = () =>
  [
    'stay.id as stayId',
    'stay.label as stayLabel',
    'stay.slug',
    'stay.images',
    'hotel.label as hotelLabel',
    townNames('hotel').as('town'),
    'hotel.region',
  ] as const;

interface BoughtStay {
  readonly stayId: number;
  readonly stayLabel: unknown;
  readonly slug: string;
  readonly images: readonly string[];
  readonly hotelLabel: string;
  readonly town: unknown;
  readonly region: unknown;
}

/** A stay that was bought, as an order and a trip show it in the locale. */
export function boughtStayView(row: BoughtStay, locale: Locale): Omit<OrderView['stay'], 'roomLabel'> {
  const id = String(row.stayId);
  return {
    id,
    label: text(row.stayLabel, locale),
    imageUrl: pictureUrl(row.images[0]),
    uri: hrefFor('stay', locale, { id, slug: slugIn({ label: row.stayLabel, slug: row.slug }, locale) }),
    hotelLabel: row.hotelLabel,
    locationLabel: locationLabel(row, locale),
  };
}
