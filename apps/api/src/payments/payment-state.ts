import type { PaymentState } from '@shop/contracts';
import { isWithdrawn } from '@shop/domain';
import type { Selectable } from 'kysely';
import type { Database, PurchaseTable } from '../platform/database/index.ts';

type PaidOrder = Pick<Selectable<PurchaseTable>, 'uuid' | 'status' | 'failure'>;

/** Was I charged? What card and gifts have paid for an order and got back. */
export async function paymentState(db: Database, order: PaidOrder): Promise<PaymentState> {
  const { uuid } = order;
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
    // What a dispute covers, the bank gives.
    .where('payment_refund.dispute_id', 'is', null)
    .execute();
  const gifts = await db.selectFrom('purchase_gift').select(['amount_cents', 'refunded_cents']).where('purchase_uuid', '=', uuid).execute();
  const taken = intents.filter(({ status }) => status === 'succeeded' || status === 'refunded');
  const charged = sumOf(taken);
  const refunded = sumOf(refunds.filter((refund) => refund.done_at !== null));
  const promised = sumOf(refunds);
  const disputes = await db
    .selectFrom('payment_dispute')
    .innerJoin('payment_intent', 'payment_intent.id', 'payment_dispute.intent_id')
    .select(['payment_dispute.amount_cents', 'payment_dispute.status'])
    .where('payment_intent.purchase_uuid', '=', uuid)
    .execute();
  const withdrawn = disputes.filter((dispute) => isWithdrawn(dispute.status));
  const wasPaid = order.status === 'paid' || order.status === 'cancelled';
  return {
    orderUUID: order.uuid,
    status: order.status,
    charge: chargeOf({ charged, refunded, promised, isProcessing: intents.some(({ status }) => status === 'processing') }),
    charged,
    refunded,
    ...(promised > 0 && { promised }),
    paidByGifts: wasPaid ? gifts.reduce((sum, gift) => sum + gift.amount_cents - gift.refunded_cents, 0) : 0,
    ...(withdrawn.length > 0 && { disputed: sumOf(withdrawn) }),
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
