import type { Locale, OrderView } from '@shop/contracts';
import { nightsBetween } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import { pictureUrl } from '../services/pictures-of.ts';
import { text } from '../services/wording.ts';
import type { Database } from '../store/database.ts';

/** What the confirmation shows of an order; undefined when there is none. */
export async function orderView(db: Database, uuid: string, locale: Locale): Promise<OrderView | undefined> {
  const row = await db
    .selectFrom('purchase')
    .innerJoin('stay', 'stay.id', 'purchase.stay_id')
    .innerJoin('hotel', 'hotel.id', 'purchase.hotel_id')
    .innerJoin('room', 'room.id', 'purchase.room_id')
    .selectAll('purchase')
    .select([
      'stay.label as stayLabel',
      'stay.slug',
      'stay.images',
      'hotel.label as hotelLabel',
      'hotel.city',
      'hotel.region',
      'room.label as roomLabel',
    ])
    .where('purchase.uuid', '=', uuid)
    .executeTakeFirst();
  if (!row) return undefined;
  const id = String(row.stay_id);
  return {
    orderUUID: row.uuid,
    bookingNumber: row.booking_number,
    status: row.status,
    amount: row.amount_cents,
    stay: {
      id,
      label: text(row.stayLabel, locale),
      imageUrl: pictureUrl(row.images[0]),
      uri: hrefFor('stay', locale, { id, slug: row.slug }),
      hotelLabel: row.hotelLabel,
      locationLabel: `${row.city}, ${text(row.region, locale)}`,
      roomLabel: text(row.roomLabel, locale),
    },
    checkin: row.checkin,
    checkout: row.checkout,
    nights: nightsBetween(row.checkin, row.checkout),
    adult: row.adults,
    child: row.children,
    baby: row.babies,
    email: masked(row.email),
  };
}

/** `m•••@example.com`: enough to see that the mail goes to the right place, for whoever holds the link. */
export function masked(email: string): string {
  return email.replace(/^(.).*(?=@)/u, '$1•••');
}
