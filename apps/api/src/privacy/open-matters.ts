import type { LocalDate } from '@shop/contracts';
import type { OpenMatter } from '@shop/domain';
import { sql } from 'kysely';
import { OPEN, ordersOf, type Owner } from '../orders/index.ts';
import type { Database } from '../platform/database/index.ts';

/** What of a customer is not over, so that nobody may be forgotten yet. `dayOf` tells the day of a moment at the point of sale. */
export async function openMatters(db: Database, owner: Owner, dayOf: Days): Promise<OpenMatter[]> {
  return [
    ...(await tripsAhead(db, owner, dayOf.today)),
    ...(await openInstalments(db, owner, dayOf.today)),
    ...(await scheduledGifts(db, owner, dayOf)),
    ...(await ordersUnderWay(db, owner, dayOf.today)),
  ];
}

/** The days of a customer's point of sale. */
export interface Days {
  readonly today: LocalDate;
  dayOf(moment: Date): LocalDate;
}

/** The hotel needs to know who comes. */
async function tripsAhead(db: Database, owner: Owner, today: LocalDate): Promise<OpenMatter[]> {
  const trips = await db
    .selectFrom('purchase')
    .select(['booking_number', 'checkout'])
    .where(ordersOf(owner))
    .where('status', '=', 'paid')
    .where('checkout', '>=', today)
    .orderBy('checkout')
    .execute();
  return trips.map(({ booking_number, checkout }) => ({
    kind: 'trip',
    bookingNumber: booking_number,
    ...(checkout && { until: checkout }),
  }));
}

/** What is still to be paid needs a debtor. */
async function openInstalments(db: Database, owner: Owner, today: LocalDate): Promise<OpenMatter[]> {
  const open = await db
    .selectFrom('payment_schedule')
    .innerJoin('purchase', 'purchase.uuid', 'payment_schedule.purchase_uuid')
    .select(['booking_number', 'due_day', 'next_attempt_on', 'payment_schedule.status'])
    .where(ordersOf(owner))
    .where('purchase.status', '=', 'paid')
    .where('payment_schedule.status', 'in', OPEN)
    .where('stopped', 'is', null)
    .orderBy('due_day')
    .execute();
  const ends = open.map(({ booking_number, due_day, next_attempt_on, status }) => {
    const isOwed = status === 'failed' && next_attempt_on === null;
    const last = next_attempt_on !== null && next_attempt_on > due_day ? next_attempt_on : due_day;
    return { bookingNumber: booking_number, ...(!isOwed && last >= today && { until: last }) };
  });
  return onePerBooking('instalment', ends);
}

/** A gift that was paid is not lost. */
async function scheduledGifts(db: Database, owner: Owner, { today, dayOf }: Days): Promise<OpenMatter[]> {
  const scheduled = await db
    .selectFrom('purchase')
    .innerJoin('gift_delivery', 'gift_delivery.order_uuid', 'purchase.uuid')
    .select(['booking_number', 'send_at'])
    .where(ordersOf(owner))
    .where('gift_delivery.state', 'in', ['scheduled', 'sending'])
    .orderBy('send_at')
    .execute();
  const ends = scheduled.map(({ booking_number, send_at }) => {
    const day = dayOf(send_at);
    return { bookingNumber: booking_number, ...(day >= today && { until: day }) };
  });
  return onePerBooking('gift', ends);
}

/**
 * Who has paid must still hear what became of it. The shop settles payments and mails by itself, within minutes; a refund that a bank
 * has sent back is owed until a person has given it, and needs somebody to give it to.
 */
async function ordersUnderWay(db: Database, owner: Owner, today: LocalDate): Promise<OpenMatter[]> {
  const unsent = sql<string>`select payload->>'uuid' from outbox where sent_at is null and kind in ('confirmationMail', 'voucherMail', 'scheduledGiftMail')`;
  const underWay = await db
    .selectFrom('purchase')
    .select('booking_number')
    .where(ordersOf(owner))
    .where((is) => is.or([is('status', '=', 'pending'), sql<boolean>`uuid::text in (${unsent})`, owesRefund]))
    .execute();
  return underWay.map(({ booking_number }) => ({ kind: 'order', bookingNumber: booking_number, until: today }));
}

/** Of a purchase: some of its money is promised back, and has not gone. */
export const owesRefund = sql<boolean>`exists (
  select from payment_refund refund join payment_intent intent on intent.id = refund.intent_id
  where intent.purchase_uuid = purchase.uuid and refund.done_at is null)`;

/** The last of what is open of a booking; one without an end has none. In the order of their days. */
function onePerBooking(kind: OpenMatter['kind'], ends: readonly Omit<OpenMatter, 'kind'>[]): OpenMatter[] {
  const found = new Map<string, OpenMatter>();
  for (const { bookingNumber, until } of ends) {
    const before = found.get(bookingNumber);
    if (before && before.until === undefined) continue;
    found.set(bookingNumber, { kind, bookingNumber, ...(until !== undefined && { until }) });
  }
  return [...found.values()];
}
