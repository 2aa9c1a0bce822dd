import type { LocalDate, Locale, Trip } from '@shop/contracts';
import { nightsBetween, tripMoment } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import { pictureUrl } from '../../services/pictures-of.ts';
import { text } from '../../services/wording.ts';
import type { Database } from '../../store/database.ts';
import { ordersOf, type Owner } from './orders-of.ts';

export interface TripQuestion {
  readonly owner: Owner;
  readonly locale: Locale;
  /** At the point of sale. */
  readonly today: LocalDate;
}

/** Stays that were bought, cancelled ones included: those ahead by arrival, then the past ones, newest first. */
export async function tripsOf(db: Database, { owner, locale, today }: TripQuestion): Promise<Trip[]> {
  const rows = await boughtStays(db, owner).execute();
  const trips = rows.map((row) => tripView(row, locale, today));
  const [past, ahead] = [trips.filter(isPast), trips.filter((trip) => !isPast(trip))];
  return [...ahead, ...past.reverse()];
}

/** One trip, if it is the owner's. */
export async function tripOf(db: Database, uuid: string, { owner, locale, today }: TripQuestion): Promise<Trip | undefined> {
  const row = await boughtStays(db, owner).where('purchase.uuid', '=', uuid).executeTakeFirst();
  return row && tripView(row, locale, today);
}

const isPast = ({ moment }: Trip): boolean => moment === 'past';

function boughtStays(db: Database, owner: Owner) {
  return db
    .selectFrom('purchase')
    .innerJoin('stay', 'stay.id', 'purchase.stay_id')
    .innerJoin('hotel', 'hotel.id', 'purchase.hotel_id')
    .select(['purchase.uuid', 'purchase.booking_number', 'purchase.status', 'purchase.checkin', 'purchase.checkout'])
    .select(['purchase.adults', 'purchase.children', 'purchase.babies', 'purchase.amount_cents', 'purchase.stay_id'])
    .select(['stay.label as stayLabel', 'stay.slug', 'stay.images', 'hotel.label as hotelLabel', 'hotel.city', 'hotel.region'])
    .where(ordersOf(owner))
    .where('purchase.status', 'in', ['paid', 'cancelled'])
    .where('purchase.checkin', 'is not', null)
    .orderBy('purchase.checkin')
    .orderBy('purchase.uuid');
}

type BoughtStay = Awaited<ReturnType<ReturnType<typeof boughtStays>['executeTakeFirstOrThrow']>>;

function tripView(row: BoughtStay, locale: Locale, today: LocalDate): Trip {
  const id = String(row.stay_id);
  const days = { checkin: row.checkin!, checkout: row.checkout! };
  return {
    orderUUID: row.uuid,
    bookingNumber: row.booking_number,
    status: row.status,
    moment: tripMoment(days, today),
    label: text(row.stayLabel, locale),
    imageUrl: pictureUrl(row.images[0]),
    uri: hrefFor('stay', locale, { id, slug: row.slug }),
    hotelLabel: row.hotelLabel,
    locationLabel: `${row.city}, ${text(row.region, locale)}`,
    ...days,
    nights: nightsBetween(days.checkin, days.checkout),
    adult: row.adults,
    child: row.children,
    baby: row.babies,
    amount: row.amount_cents,
  };
}
