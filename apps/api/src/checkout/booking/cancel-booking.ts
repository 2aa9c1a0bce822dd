import type { CancelBookingAnswer, CancelBookingBody, Locale } from '@shop/contracts';
import { splitRefund, type RefundSplit } from '@shop/domain';
import type { Transaction } from 'kysely';
import { recordCancellation, recordGiftRefund } from '../../ledger/index.ts';
import { correctInvoice } from '../../invoices/index.ts';
import { recordOrderEvent } from '../../partners/index.ts';
import { cancelOpenInstalments, reduceSchedule } from '../../payments/schedule/index.ts';
import {
  addRefunded,
  type Asker,
  lockPurchase,
  openCents,
  ownedBooking,
  type Purchase,
  refundOf,
  setCancelled,
  stockOf,
} from '../../orders/index.ts';
import { conflict } from '../../platform/http/index.ts';
import { bookingDay } from '../../availability/index.ts';
import type { Database, OutboxTable, Tables } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { refundGift } from '../price/paying-gifts.ts';
import { promiseDisputed } from '../../payments/disputes/index.ts';
import { promiseRefund } from '../../payments/refunds/index.ts';
import { moveStock } from '../../inventory/index.ts';
import { voidVouchers, withdrawGifts } from './cancel-gift.ts';
import { heldMoney, refundOfMoney } from './held-money.ts';

/**
 * Cancels a stay or an order of gifts: the room is free again, the vouchers are worth nothing, the refund of today goes back
 * to card and gifts as they had paid.
 * Refused when nothing would be given back, or another amount than the customer saw.
 */
export async function cancelBooking(
  { db, now }: { db: Database; now: Date },
  { uuid, asker, body }: { uuid: string; asker: Asker; body: CancelBookingBody },
): Promise<CancelBookingAnswer> {
  await ownedBooking(db, uuid, asker);
  const refund = await db.transaction().execute((trx) => cancelWithin(trx, { uuid, expectedRefund: body.expectedRefund, now }));
  return { status: 'cancelled' as const, refund };
}

/** The same for a caller who may act for the customer, within the caller's transaction. */
export async function cancelWithin(
  trx: Transaction<Tables>,
  { uuid, expectedRefund, now }: { uuid: string; expectedRefund: number; now: Date },
): Promise<CancelBookingAnswer['refund']> {
  const booking = await lockPurchase(trx, uuid);
  const refund = await checkedRefund(trx, booking, now);
  const shown = await refundOfMoney(trx, { uuid, refund });
  if (shown.total !== expectedRefund) throw conflict('REFUND_CHANGED', 'The refund has changed since it was shown.', shown.total);
  return cancelPurchase(trx, booking, { refund, now, mail: 'cancellationMail' });
}

/**
 * Ends a paid order, no matter who requested it. `refund` is what its policy lets go: what is still to be paid is reduced first, only
 * the rest comes out of what was paid, and nothing more is charged. The caller has locked the order.
 */
export async function cancelPurchase(
  trx: Transaction<Tables>,
  booking: Purchase,
  { refund, now, mail }: { refund: number; now: Date; mail: OutboxTable['kind'] },
): Promise<CancelBookingAnswer['refund']> {
  const { uuid } = booking;
  const unpaid = await openCents(trx, uuid);
  const amount = await reduceSchedule(trx, uuid, refund);
  const back = await giveBack(trx, booking, { amount, reason: 'cancelled', now });
  await cancelOpenInstalments(trx, uuid);
  const stock = stockOf(booking);
  if (stock) await moveStock(trx, { give: stock });
  else await voidVouchers(trx, booking, now);
  await recordCancellation(trx, { order: booking, refund: back.total + back.disputed + unpaid, at: now });
  await setCancelled(trx, uuid, now);
  await correctInvoice(trx, { order: booking, now });
  await enqueue(trx, mail, { uuid });
  await recordOrderEvent(trx, { order: booking, movement: 'cancelled', now });
  const { total, card, disputed } = back;
  return { total, card, gifts: total - card, ...(disputed > 0 && { disputed }) };
}

/**
 * Promises cents back the way they came, each payment in its share; what a bank has taken back depends on the end of the dispute.
 * `reason` names it once.
 */
export async function giveBack(
  trx: Transaction<Tables>,
  booking: Purchase,
  { amount, reason, now }: { amount: number; reason: string; now: Date },
): Promise<RefundSplit> {
  const back = splitRefund(amount, await heldMoney(trx, booking.uuid));
  const { today } = bookingDay(booking.locale as Locale, now);
  for (const gift of back.gifts.filter((use) => use.amount > 0)) {
    await recordGiftRefund(trx, { ...gift, order: booking, reason, at: now });
    await refundGift(trx, { ...gift, uuid: booking.uuid, today });
  }
  for (const { id: intentId, amount: part, disputed } of back.payments) {
    const key = `${reason}-${intentId}`;
    await promiseRefund(trx, { intentId, amount: part, key, now });
    await promiseDisputed(trx, { intentId, amount: disputed, key, order: booking, now });
  }
  await addRefunded(trx, booking.uuid, back.total + back.disputed);
  return back;
}

async function checkedRefund(trx: Transaction<Tables>, booking: Purchase, now: Date): Promise<number> {
  if (booking.status === 'cancelled') throw conflict('ALREADY_CANCELLED', 'This booking is cancelled already.');
  if (booking.status !== 'paid') throw conflict('NOT_CANCELLABLE', 'Only what is paid can be cancelled.');
  if (booking.kind === 'gift') return withdrawGifts(trx, booking, now);
  const refund = refundOf(booking, bookingDay(booking.locale as Locale, now).today);
  if (refund.kind !== 'none') return refund.refund;
  const messages = {
    nonCancellable: 'This stay is non-exchangeable and non-refundable.',
    afterDeadline: 'The last day to cancel has passed.',
    arrived: 'The stay has begun; nothing is given back.',
  };
  throw conflict('NOT_CANCELLABLE', messages[refund.reason]);
}
