import { correctInvoice } from '../../invoices/index.ts';
import { recordChange, recordPayments } from '../../ledger/index.ts';
import { recordOrderEvent } from '../../partners/index.ts';
import type { Locale } from '@shop/contracts';
import { cardCharge, deferredPaymentDay, orderTotal, type ActivitySelection, type LocalDate, type OrderParts } from '@shop/domain';
import { addInstalment, joinSmallInstalments, moveDeferred, raiseSchedule, reduceSchedule } from '../../payments/schedule/index.ts';
import {
  type ChangeFailure,
  failureOf,
  lockPurchase,
  paidByGifts,
  partsOf,
  type Purchase,
  setStay,
  type SoldStay,
  stockOf,
  type StoredPlan,
} from '../../orders/index.ts';
import { bookingDay, departureOf } from '../../availability/index.ts';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database, Tables } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { priceChangedOrder } from '../price/price-order.ts';
import { promiseRefund } from '../../payments/refunds/index.ts';
import { moveStock } from '../../inventory/index.ts';
import { lessenGoodwill } from '../../payments/index.ts';
import { giveBack } from './cancel-booking.ts';
import { givenOfMoney, isContested } from './held-money.ts';

type Change = Selectable<Tables['purchase_change']>;
/** What a change keeps of the new stay; the price in cents. */
export type ChangedStay = SoldStay & { readonly price: number; readonly activityDays: readonly ActivitySelection[] };

/** A change that nobody paid in time. */
const EXPIRED = 'ORDER_EXPIRED';

/**
 * Carries a change out, once: the old rooms are given back and the new ones taken in one step. When the new rooms are
 * gone by now, or the booking was cancelled or changed otherwise since it was priced, nothing changes and a paid supplement
 * is given back.
 */
export async function completeChange(
  db: Database,
  { changeId, now, leastCharge }: { changeId: string; now: Date; leastCharge: number },
): Promise<'done' | ChangeFailure> {
  return db.transaction().execute(async (trx) => {
    const { booking, change } = await lockChange(trx, changeId);
    if (change.status === 'done') return 'done';
    const failure = change.status === 'failed' ? failureOf(booking, change) : await carryOut(trx, { booking, change, now, leastCharge });
    if (!failure) return 'done';
    await giveSupplementBack(trx, { booking, change, now });
    return failure;
  });
}

/** A change that nobody has paid in time: there is nothing to give back. */
export async function failChange(db: Database, changeId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { change } = await lockChange(trx, changeId);
    if (change.status === 'pending') await fail(trx, change, EXPIRED);
  });
}

/** How many changes a booking has seen: one that was priced on fewer is out of date. */
export async function changesDone(db: Kysely<Tables>, uuid: string): Promise<number> {
  const { done } = await db
    .selectFrom('purchase_change')
    .select((change) => change.fn.countAll<number>().as('done'))
    .where('purchase_uuid', '=', uuid)
    .where('status', '=', 'done')
    .executeTakeFirstOrThrow();
  return Number(done);
}

interface Carrying {
  readonly booking: Purchase;
  readonly change: Change;
  readonly now: Date;
  /** Cents. */
  readonly leastCharge: number;
}

async function carryOut(trx: Transaction<Tables>, { booking, change, now, leastCharge }: Carrying): Promise<ChangeFailure | undefined> {
  const stay = change.stay as ChangedStay;
  const old = stockOf(booking);
  const parts = booking.status === 'paid' ? await currentParts(trx, booking, change) : undefined;
  if (!parts) return fail(trx, change, booking.status === 'paid' ? 'BOOKING_CHANGED' : 'ALREADY_CANCELLED');
  // A bank may have taken a payment back since the change was priced.
  if (await isContested(trx, booking.uuid)) return fail(trx, change, 'BOOKING_CHANGED');
  const { today } = bookingDay(booking.locale as Locale, now);
  if (booking.checkin! < today || stay.period.checkin < today) return fail(trx, change, 'PAID_TOO_LATE');
  if (!(await moveStock(trx, { ...(old && { give: old }), take: stay }))) return fail(trx, change, 'SOLD_OUT');
  await writeChange(trx, { booking, change, stay, parts, now, leastCharge });
  return undefined;
}

/** A change is carried out on the booking that it was priced for, or not at all: undefined when that one has changed since. */
async function currentParts(trx: Transaction<Tables>, booking: Purchase, change: Change): Promise<OrderParts | undefined> {
  if (change.parts) {
    const isCurrent = change.based_on === (await changesDone(trx, booking.uuid)) && (await givesAsPriced(trx, booking, change));
    return isCurrent ? (change.parts as OrderParts) : undefined;
  }
  // Written by a process of the version before, which kept the difference alone.
  const { stayId, price, cancellation } = change.stay as ChangedStay;
  const { themes } = await trx.selectFrom('stay').select('themes').where('id', '=', stayId).executeTakeFirstOrThrow();
  const { parts } = await priceChangedOrder(trx, { order: booking, price, themes, cancellationType: cancellation.type });
  return orderTotal(partsOf(booking)) + change.difference_cents === orderTotal(parts) ? parts : undefined;
}

/** False when a refund was made since that leaves less to give back than the customer saw. */
async function givesAsPriced(trx: Transaction<Tables>, booking: Purchase, change: Change): Promise<boolean> {
  const reduction = reductionOf(booking, change.parts as OrderParts);
  return reduction <= 0 || (await givenOfMoney(trx, { uuid: booking.uuid, reduction })) === -change.difference_cents;
}

/** Cents that a booking becomes cheaper by. */
function reductionOf(booking: Purchase, parts: OrderParts): number {
  return orderTotal(partsOf(booking)) - orderTotal(parts);
}

async function lockChange(trx: Transaction<Tables>, changeId: string): Promise<{ booking: Purchase; change: Change }> {
  const { purchase_uuid } = await trx
    .selectFrom('purchase_change')
    .select('purchase_uuid')
    .where('id', '=', changeId)
    .executeTakeFirstOrThrow();
  const booking = await lockPurchase(trx, purchase_uuid);
  const change = await trx.selectFrom('purchase_change').selectAll().where('id', '=', changeId).executeTakeFirstOrThrow();
  return { booking, change };
}

async function writeChange(
  trx: Transaction<Tables>,
  { booking, change, stay, parts, now, leastCharge }: Carrying & { stay: ChangedStay; parts: OrderParts },
): Promise<void> {
  const { uuid } = booking;
  const { waived: left, givenBefore } = await settleDifference(trx, { booking, change, stay, parts, now, leastCharge });
  const waived = (parts.waived ?? 0) + left;
  const newParts: OrderParts = { ...parts, gifts: await paidByGifts(trx, uuid), ...(waived > 0 && { waived }) };
  const request = requestAfter(booking.request as Items, stay);
  await setStay(trx, uuid, { stay, parts: newParts, request });
  await trx.updateTable('purchase_change').set({ status: 'done' }).where('id', '=', change.id).execute();
  await recordPayments(trx, booking, now, change.id);
  const order = await readPurchase(trx, uuid);
  await recordChange(trx, { order, changeId: change.id, at: now });
  await lessenGoodwill(trx, { order, amount: givenBefore, key: change.id, at: now });
  const issued = await correctInvoice(trx, { order, now });
  const back = order.refunded_cents - booking.refunded_cents;
  await enqueue(trx, 'changeMail', { uuid, back: String(back), ...(issued && { issued: issued.number }) });
  await recordOrderEvent(trx, { order, movement: 'changed', now });
}

/**
 * A cheaper stay makes what is still to be paid smaller, and only the rest goes back. A dearer one whose supplement was not paid by
 * itself makes it larger. A deferred payment is taken on the day that the new stay says. Answers the cents
 * that are left over as too little to be charged, and those that were given back beside the price before.
 */
async function settleDifference(
  trx: Transaction<Tables>,
  { booking, change, stay, parts, now, leastCharge }: Carrying & { stay: ChangedStay; parts: OrderParts },
): Promise<{ waived: number; givenBefore: number }> {
  const { uuid } = booking;
  const { today } = bookingDay(booking.locale as Locale, now);
  const difference = change.difference_cents;
  const reduction = reductionOf(booking, parts);
  let givenBefore = 0;
  if (reduction > 0) {
    const amount = await reduceSchedule(trx, uuid, reduction);
    const back = await giveBack(trx, booking, { amount, reason: `change-${change.id}`, now });
    givenBefore = amount - back.total - back.disputed;
  }
  let waived = 0;
  if (difference > 0 && !(await isPaidByItself(trx, change)) && !(await raiseSchedule(trx, uuid, difference))) {
    const due = cardCharge(difference, leastCharge);
    if (due.amount > 0) await addInstalment(trx, { uuid, day: today, amount: due.amount });
    waived = due.waived;
  }
  const day = deferredUntil(booking, stay, now);
  if (day) await moveDeferred(trx, uuid, day);
  return { waived: waived + (await joinSmallInstalments(trx, { uuid, leastCharge })), givenBefore };
}

/** The day on which a deferred payment is taken once the booking is this stay; undefined for one that is paid otherwise. */
export function deferredUntil(booking: Purchase, { cancellation, period }: SoldStay, now: Date): LocalDate | undefined {
  if ((booking.payment_plan as StoredPlan | null)?.type !== 'deferred') return undefined;
  const { today } = bookingDay(booking.locale as Locale, now);
  const day = deferredPaymentDay(cancellation.cancellationDeadline, period.checkin);
  return day > today ? day : today;
}

async function isPaidByItself(trx: Transaction<Tables>, { id }: Change): Promise<boolean> {
  const payment = await trx.selectFrom('payment_intent').select('id').where('change_id', '=', id).executeTakeFirst();
  return payment !== undefined;
}

interface Items {
  readonly shortStayItem: { readonly reservationCriteria: object };
}

/** The order as it is now; what was ordered first stands in the change. */
function requestAfter(items: Items, { stayId, party, period, activityDays }: ChangedStay): object {
  const reservationCriteria = {
    ...items.shortStayItem.reservationCriteria,
    offerId: String(stayId),
    pax: { numberOfAdults: party.adults, numberOfChildren: party.children, numberOfBabies: party.babies },
    travelPeriod: { checkinDate: period.checkin, checkoutDate: departureOf(period) },
    activityDaySelections: activityDays,
  };
  return { ...items, shortStayItem: { ...items.shortStayItem, reservationCriteria } };
}

function readPurchase(trx: Transaction<Tables>, uuid: string): Promise<Purchase> {
  return trx.selectFrom('purchase').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
}

async function fail<Failure extends string>(trx: Transaction<Tables>, { id }: Change, failure: Failure): Promise<Failure> {
  await trx.updateTable('purchase_change').set({ status: 'failed', failure }).where('id', '=', id).execute();
  return failure;
}

/** All that the card has paid for a change that could not be carried out; once, however often it is asked. */
async function giveSupplementBack(
  trx: Transaction<Tables>,
  { booking, change, now }: { booking: Purchase; change: Change; now: Date },
): Promise<void> {
  await recordPayments(trx, booking, now, change.id);
  const paid = await trx.selectFrom('payment_intent').select(['id', 'amount_cents']).where('change_id', '=', change.id).execute();
  for (const { id, amount_cents } of paid) {
    const isNew = await promiseRefund(trx, { intentId: id, amount: amount_cents, key: `failed-${id}`, now });
    // A customer who has left the page meanwhile is informed too.
    if (isNew) await enqueue(trx, 'changeFailedMail', { uuid: booking.uuid, changeId: change.id });
  }
}
