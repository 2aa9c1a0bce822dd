import { orderTotal, type ActivitySelection } from '@shop/domain';
import { departureOf } from '../../services/stay-period.ts';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../store/database.ts';
import type { Tables } from '../../store/schema.ts';
import { lockPurchase, stockOf, type Purchase } from '../complete-purchase.ts';
import { post } from '../post.ts';
import type { SoldStay } from '../product/sold-product.ts';
import { promiseRefund } from '../refund.ts';
import { stayColumns } from '../start-order.ts';
import { moveStock } from '../stock.ts';
import { giveBack } from './cancel-booking.ts';
import { partsAfter, partsOf } from './conditions.ts';

type Change = Selectable<Tables['purchase_change']>;
/** What a change keeps of the new stay; the price in cents. */
export type ChangedStay = SoldStay & { readonly price: number; readonly activityDays: readonly ActivitySelection[] };

/**
 * Carries a change out, once: the old rooms are given back and the new ones taken in one step. When the new rooms are
 * gone by now, or the booking is, nothing changes and a paid supplement is given back.
 */
export async function completeChange(db: Database, { changeId, now }: { changeId: string; now: Date }): Promise<'done' | 'soldOut'> {
  return db.transaction().execute(async (trx) => {
    const { booking, change } = await lockChange(trx, changeId);
    if (change.status === 'done') return 'done';
    if (change.status === 'failed') return giveSupplementBack(trx, change);
    const stay = change.stay as ChangedStay;
    const isCurrent =
      booking.status === 'paid' && orderTotal(partsOf(booking)) + change.difference_cents === orderTotal(partsAfter(booking, stay.price));
    const old = stockOf(booking);
    const isMoved = isCurrent && (await moveStock(trx, { ...(old && { give: old }), take: stay }));
    if (!isMoved) {
      await fail(trx, change);
      return giveSupplementBack(trx, change);
    }
    await writeChange(trx, { booking, change, stay, now });
    return 'done';
  });
}

/** A change that nobody has paid in time: there is nothing to give back. */
export async function failChange(db: Database, changeId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { change } = await lockChange(trx, changeId);
    if (change.status === 'pending') await fail(trx, change);
  });
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
  { booking, change, stay, now }: { booking: Purchase; change: Change; stay: ChangedStay; now: Date },
): Promise<void> {
  const { uuid } = booking;
  const request = requestAfter(booking.request as Items, stay);
  await trx
    .updateTable('purchase')
    .set({ ...stayColumns(stay), parts: JSON.stringify(partsAfter(booking, stay.price)), request: JSON.stringify(request) })
    .where('uuid', '=', uuid)
    .execute();
  await trx.updateTable('purchase_change').set({ status: 'done' }).where('id', '=', change.id).execute();
  if (change.difference_cents < 0) await giveBack(trx, booking, { amount: -change.difference_cents, reason: `change-${change.id}`, now });
  await post(trx, 'changeMail', { uuid });
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

async function fail(trx: Transaction<Tables>, { id }: Change): Promise<void> {
  await trx.updateTable('purchase_change').set({ status: 'failed' }).where('id', '=', id).execute();
}

/** All that the card has paid for a change that could not be carried out; once, however often it is asked. */
async function giveSupplementBack(trx: Transaction<Tables>, change: Change): Promise<'soldOut'> {
  const paid = await trx.selectFrom('payment_intent').select(['id', 'amount_cents']).where('change_id', '=', change.id).execute();
  for (const { id, amount_cents } of paid) await promiseRefund(trx, { intentId: id, amount: amount_cents, key: `failed-${id}` });
  return 'soldOut';
}
