import { sql } from 'kysely';
import { conflict } from '../../problem.ts';
import { failPurchase } from '../../purchase/complete-purchase.ts';
import type { PaymentProvider } from '../../purchase/payment-provider.ts';
import type { Database } from '../../store/database.ts';
import { ordersOf, type Owner } from './orders-of.ts';

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

/**
 * Who has paid must still hear what became of it: while a payment is on its way, or the mail of what was bought, nobody is
 * forgotten. The shop settles both by itself, within minutes.
 */
export async function refuseOrdersUnderWay(db: Database, owner: Owner): Promise<void> {
  const unsent = sql<string>`select payload->>'uuid' from outbox where sent_at is null and kind in ('confirmationMail', 'voucherMail', 'scheduledGiftMail')`;
  const underWay = await db
    .selectFrom('purchase')
    .select('booking_number')
    .where(ordersOf(owner))
    .where((is) => is.or([is('status', '=', 'pending'), sql<boolean>`uuid::text in (${unsent})`]))
    .executeTakeFirst();
  if (underWay)
    throw conflict('ORDER_UNDER_WAY', `Order ${underWay.booking_number} is being paid or confirmed: come back in some minutes.`);
  await refuseScheduledGifts(db, owner);
}

/** A gift that was paid is not lost: whoever goes sends it first, or gives it back. */
async function refuseScheduledGifts(db: Database, owner: Owner): Promise<void> {
  const scheduled = await db
    .selectFrom('purchase')
    .innerJoin('gift_delivery', 'gift_delivery.order_uuid', 'purchase.uuid')
    .select('booking_number')
    .where(ordersOf(owner))
    .where('gift_delivery.state', 'in', ['scheduled', 'sending'])
    .executeTakeFirst();
  if (scheduled) throw conflict('GIFT_SCHEDULED', `The gift of order ${scheduled.booking_number} is still to be sent: send it now first.`);
}
