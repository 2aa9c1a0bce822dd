import type { LocalDate, Locale, Trip, TripDetail } from '@shop/contracts';
import { nightsBetween, tripMoment } from '@shop/domain';
import { OPEN, ordersOf, type Owner } from '../orders/index.ts';
import { boughtStayColumns, boughtStayView, conditionsOf, viewOf } from '../checkout/index.ts';
import { writtenTelephone } from '../documents/index.ts';
import type { Database } from '../platform/database/index.ts';

export interface TripQuestion {
  readonly owner: Owner;
  readonly locale: Locale;
  /** At the point of sale. */
  readonly today: LocalDate;
}

/** Stays that were bought, cancelled ones included: those ahead by arrival, then the past ones, newest first. */
export async function tripsOf(db: Database, { owner, locale, today }: TripQuestion): Promise<Trip[]> {
  const rows = await boughtStays(db, owner).execute();
  const due = await openCentsOf(
    db,
    rows.map(({ uuid }) => uuid),
  );
  const trips = rows.map((row) => tripView(row, { locale, today, due }));
  const [past, ahead] = [trips.filter(isPast), trips.filter((trip) => !isPast(trip))];
  return [...ahead, ...past.reverse()];
}

/** One trip, if it is the owner's, with the booking as booking management knows it. */
export async function tripOf(
  db: Database,
  uuid: string,
  { owner, locale, today, now }: TripQuestion & { readonly now: Date },
): Promise<TripDetail | undefined> {
  const row = await boughtStays(db, owner)
    .select(['hotel.address', 'hotel.latitude', 'hotel.longitude', 'hotel.telephone'])
    .select(['hotel.checkin as arrivalFrom', 'hotel.checkout as departureUntil'])
    .where('purchase.uuid', '=', uuid)
    .executeTakeFirst();
  if (!row) return undefined;
  const { address, latitude, longitude, telephone, arrivalFrom, departureUntil } = row;
  const order = await db.selectFrom('purchase').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
  const modificationConditions = await conditionsOf(db, order, now);
  return {
    ...tripView(row, { locale, today, due: await openCentsOf(db, [uuid]) }),
    booking: { order: await viewOf(db, order, { locale, now }), ...(modificationConditions && { modificationConditions }) },
    email: order.email,
    hotel: {
      ...{ address, latitude, longitude, arrivalFrom, departureUntil },
      ...(telephone && { telephone, writtenTelephone: writtenTelephone(telephone, locale) }),
    },
  };
}

/** Cents that are still to be paid, by order. */
async function openCentsOf(db: Database, uuids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (uuids.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment_schedule')
    .select((eb) => ['purchase_uuid', eb.fn.sum<string>('amount_cents').as('cents')])
    .where('purchase_uuid', 'in', uuids)
    .where('status', 'in', OPEN)
    .groupBy('purchase_uuid')
    .execute();
  return new Map(rows.map(({ purchase_uuid, cents }) => [purchase_uuid, Number(cents)]));
}

const isPast = ({ moment }: Trip): boolean => moment === 'past';

function boughtStays(db: Database, owner: Owner) {
  return db
    .selectFrom('purchase')
    .innerJoin('stay', 'stay.id', 'purchase.stay_id')
    .innerJoin('hotel', 'hotel.id', 'purchase.hotel_id')
    .select(['purchase.uuid', 'purchase.booking_number', 'purchase.status', 'purchase.checkin', 'purchase.checkout'])
    .select(['purchase.adults', 'purchase.children', 'purchase.babies', 'purchase.amount_cents'])
    .select(boughtStayColumns())
    .where(ordersOf(owner))
    .where('purchase.status', 'in', ['paid', 'cancelled'])
    .where('purchase.checkin', 'is not', null)
    .orderBy('purchase.checkin')
    .orderBy('purchase.uuid');
}

type BoughtStay = Awaited<ReturnType<ReturnType<typeof boughtStays>['executeTakeFirstOrThrow']>>;

interface TripFacts {
  readonly locale: Locale;
  readonly today: LocalDate;
  readonly due: ReadonlyMap<string, number>;
}

function tripView(row: BoughtStay, { locale, today, due }: TripFacts): Trip {
  const { label, imageUrl, uri, hotelLabel, locationLabel } = boughtStayView(row, locale);
  const days = { checkin: row.checkin!, checkout: row.checkout! };
  return {
    orderUUID: row.uuid,
    bookingNumber: row.booking_number,
    status: row.status,
    moment: tripMoment(days, today),
    ...{ label, imageUrl, uri, hotelLabel, locationLabel },
    ...days,
    nights: nightsBetween(days.checkin, days.checkout),
    adult: row.adults,
    child: row.children,
    baby: row.babies,
    amount: row.amount_cents,
    due: due.get(row.uuid) ?? 0,
  };
}
