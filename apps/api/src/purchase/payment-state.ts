import type { PaymentState } from '@shop/contracts';
import type { Database } from '../store/database.ts';

/** Was I charged? What card and gifts have paid for an order and got back; undefined when there is no such order. */
export async function paymentState(db: Database, uuid: string): Promise<PaymentState | undefined> {
  const order = await db.selectFrom('purchase').select(['uuid', 'status', 'failure']).where('uuid', '=', uuid).executeTakeFirst();
  if (!order) return undefined;
  const intents = await db
    .selectFrom('payment_intent')
    .select(['id', 'status', 'amount_cents'])
    .where('purchase_uuid', '=', uuid)
    .where('amount_cents', '>', 0)
    .execute();
  const refunds = await db
    .selectFrom('payment_refund')
    .innerJoin('payment_intent', 'payment_intent.id', 'payment_refund.intent_id')
    .select(['payment_refund.amount_cents', 'payment_refund.done_at'])
    .where('payment_intent.purchase_uuid', '=', uuid)
    .execute();
  const gifts = await db.selectFrom('purchase_gift').select(['amount_cents', 'refunded_cents']).where('purchase_uuid', '=', uuid).execute();
  const taken = intents.filter(({ status }) => status === 'succeeded' || status === 'refunded');
  const charged = sumOf(taken);
  const refunded = sumOf(refunds.filter((refund) => refund.done_at !== null));
  const disputes = await db
    .selectFrom('payment_dispute')
    .innerJoin('payment_intent', 'payment_intent.id', 'payment_dispute.intent_id')
    .select('payment_dispute.amount_cents')
    .where('payment_intent.purchase_uuid', '=', uuid)
    .where('payment_dispute.status', 'not in', ['won', 'warning_closed', 'prevented'])
    .execute();
  const wasPaid = order.status === 'paid' || order.status === 'cancelled';
  return {
    orderUUID: order.uuid,
    status: order.status,
    charge: chargeOf({ charged, refunded, promised: sumOf(refunds), isProcessing: intents.some(({ status }) => status === 'processing') }),
    charged,
    refunded,
    paidByGifts: wasPaid ? gifts.reduce((sum, gift) => sum + gift.amount_cents - gift.refunded_cents, 0) : 0,
    ...(disputes.length > 0 && { disputed: sumOf(disputes) }),
    ...(order.failure && { failure: order.failure }),
  };
}

function sumOf(rows: readonly { amount_cents: number }[]): number {
  return rows.reduce((sum, row) => sum + row.amount_cents, 0);
}

function chargeOf(money: { charged: number; refunded: number; promised: number; isProcessing: boolean }): PaymentState['charge'] {
  if (money.charged === 0) return money.isProcessing ? 'processing' : 'none';
  if (money.promised > money.refunded) return 'refunding';
  return money.refunded >= money.charged ? 'refunded' : 'charged';
}
