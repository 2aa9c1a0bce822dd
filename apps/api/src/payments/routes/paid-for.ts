import type { Database } from '../../platform/database/index.ts';

/** The order that a payment is for. */
export function paidFor(db: Database, intentId: string) {
  return db
    .selectFrom('payment_intent')
    .innerJoin('purchase', 'purchase.uuid', 'payment_intent.purchase_uuid')
    .select(['purchase.uuid', 'purchase.locale', 'payment_intent.change_id', 'payment_intent.instalment_id'])
    .where('payment_intent.id', '=', intentId)
    .executeTakeFirst();
}

export type PaidFor = NonNullable<Awaited<ReturnType<typeof paidFor>>>;
