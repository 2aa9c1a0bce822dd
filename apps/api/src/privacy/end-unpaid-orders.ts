import { failPurchase } from '../checkout/index.ts';
import type { PaymentProvider } from '../payments/index.ts';
import type { Database } from '../platform/database/index.ts';
import { ordersOf, type Owner } from '../orders/index.ts';

/** Orders that nobody has begun to pay end here: their payments are cancelled with the provider, so that nobody pays them later. */
export async function endUnpaidOrders({ db, psp }: { db: Database; psp: PaymentProvider }, owner: Owner): Promise<void> {
  const pending = await db
    .selectFrom('purchase')
    .innerJoin('payment_intent', 'payment_intent.purchase_uuid', 'purchase.uuid')
    .select(['purchase.uuid', 'payment_intent.id', 'purchase.amount_cents'])
    .where(ordersOf(owner))
    .where('purchase.status', '=', 'pending')
    .where('payment_intent.change_id', 'is', null)
    .execute();
  for (const { uuid, id, amount_cents } of pending) {
    const status = amount_cents === 0 ? 'voided' : await psp.cancel(id);
    if (status !== 'succeeded' && status !== 'processing') await failPurchase(db, { uuid, code: 'ORDER_EXPIRED', now: new Date() });
  }
}
