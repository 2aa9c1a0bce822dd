import type { Locale } from '@shop/contracts';
import type { Transaction } from 'kysely';
import { recordPayments, recordSale } from '../ledger/index.ts';
import { recordOrderEvent } from '../partners/index.ts';
import { writeSchedule } from '../payments/schedule/index.ts';
import { bookingDay } from '../availability/index.ts';
import type { Database, Tables } from '../platform/database/index.ts';
import { type FailureCode, lockPurchase, type Purchase, type SoldGift, setFailed, setPaid, stockOf } from '../orders/index.ts';
import { enqueue } from '../platform/jobs/index.ts';
import { takeGifts } from './price/paying-gifts.ts';
import { takePromotion } from './price/promotion.ts';
import { promiseRefund } from '../payments/refunds/index.ts';
import { takeStock } from '../inventory/index.ts';
import { takeBoxes } from '../gifts/stock/index.ts';
import { writeVouchers } from '../gifts/vouchers/index.ts';

/** What became of a paid purchase: a lost race gives the money back. */
export type Completion = { kind: 'paid' } | { kind: 'failed'; code: string | null };

/** Somebody else was faster: everything that was taken is put back by the transaction's end. */
class Lost extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode) {
    super(code);
    this.code = code;
  }
}

/**
 * One transaction takes everything or nothing: the purchase is locked first, then gifts, promotion code, rooms and boxes, each
 * in a fixed order. Paid twice is paid once. Mail and refund leave through the outbox, written in the same transaction,
 * so that neither is lost nor sent for an order that was rolled back.
 */
export async function completePurchase(db: Database, { uuid, now }: { uuid: string; now: Date }): Promise<Completion> {
  try {
    return await db.transaction().execute((trx) => takeEverything(trx, { uuid, now }));
  } catch (error) {
    if (!(error instanceof Lost)) throw error;
    return failPurchase(db, { uuid, code: error.code, now });
  }
}

/** A pending order fails for good, and what its card may have paid is given back. */
export async function failPurchase(db: Database, { uuid, code, now }: { uuid: string; code: FailureCode; now: Date }): Promise<Completion> {
  return db.transaction().execute(async (trx) => {
    const order = await lockPurchase(trx, uuid);
    if (order.status !== 'pending') return order.status === 'failed' ? { kind: 'failed', code: order.failure } : { kind: 'paid' };
    await setFailed(trx, uuid, code);
    if (code !== 'ORDER_EXPIRED') await refundCard(trx, order, now);
    return { kind: 'failed', code };
  });
}

async function takeEverything(trx: Transaction<Tables>, { uuid, now }: { uuid: string; now: Date }): Promise<Completion> {
  const order = await lockPurchase(trx, uuid);
  if (order.status === 'failed') {
    await refundCard(trx, order, now);
    return { kind: 'failed', code: order.failure };
  }
  if (order.status !== 'pending') return { kind: 'paid' };
  const { today } = bookingDay(order.locale as Locale, now);
  // A debit takes days: nights that are over are not sold.
  if (order.checkin && order.checkin < today) throw new Lost('PAID_TOO_LATE');
  const giftFailure = await takeGifts(trx, order, { today, now });
  if (giftFailure) throw new Lost(giftFailure);
  const { email, promotion_code: code } = order;
  if (code && !(await takePromotion(trx, { uuid, email, code }))) throw new Lost('PROMOTION_ALREADY_USED');
  const stock = stockOf(order);
  if (stock && !(await takeStock(trx, stock))) throw new Lost('SOLD_OUT');
  if (order.kind === 'gift' && !(await takeBoxes(trx, order.gift as SoldGift))) throw new Lost('PHYSICAL_NOT_AVAILABLE');
  await setPaid(trx, uuid, now);
  await writeSchedule(trx, order, now);
  if (order.kind === 'gift') await writeVouchers(trx, order, { today, now });
  await recordSale(trx, order, now);
  await enqueue(trx, 'confirmationMail', { uuid });
  await recordOrderEvent(trx, { order, movement: 'booked', now });
  return { kind: 'paid' };
}

/** All that the card has paid for the order itself. A customer who has left the page meanwhile is informed by mail, once. */
async function refundCard(trx: Transaction<Tables>, order: Purchase, now: Date): Promise<void> {
  await recordPayments(trx, order, now);
  const paid = await trx
    .selectFrom('payment_intent')
    .select(['id', 'amount_cents'])
    .where('purchase_uuid', '=', order.uuid)
    .where('change_id', 'is', null)
    .where('amount_cents', '>', 0)
    .execute();
  let back = 0;
  for (const { id, amount_cents: amount } of paid)
    if (await promiseRefund(trx, { intentId: id, amount, key: `failed-${id}`, now })) back += amount;
  if (back > 0) await enqueue(trx, 'orderFailedMail', { uuid: order.uuid, paid: String(back) });
}
