import { sql } from 'kysely';
import type { OrderDetails } from '../../documents/index.ts';
import { enqueue, PermanentError } from '../../platform/jobs/index.ts';
import type { Database, GiftDeliveryState } from '../../platform/database/index.ts';
import { recordGiftEvent } from './gift-events.ts';

export interface GiftSending {
  readonly deliveryId: string;
  /** What the outbox was told to send; a gift that was changed since is sent by a later row. */
  readonly revision: number;
}

/**
 * Sends the mail of a gift: not once it is cancelled, changed or sent. `deliver` is told the order with the words and codes of
 * this mail alone. A crash between sending and noting sends the same mail again, by the same `Message-ID`.
 */
export async function sendGift(
  { db, now }: { readonly db: Database; readonly now: Date },
  { deliveryId, revision }: GiftSending,
  deliver: (withItsMessages: (printed: OrderDetails) => OrderDetails) => Promise<void>,
): Promise<void> {
  if (!(await claim(db, { deliveryId, revision }))) return;
  const vouchers = await db
    .selectFrom('gift_voucher')
    .select(['code', 'current_code', 'recipient_email', 'recipient_name', 'from_name', 'message'])
    .where('delivery_id', '=', deliveryId)
    .execute();
  const [first] = vouchers;
  const codes = new Set(vouchers.map(({ code, current_code }) => current_code ?? code));
  try {
    if (!first?.recipient_email) throw new PermanentError('Whom this gift goes to is no longer known.');
    const { recipient_email: recipientEmail, recipient_name: recipientName, from_name: fromName, message } = first;
    await deliver((printed) => ({
      ...printed,
      gift: printed.gift && { ...printed.gift, recipientEmail, recipientName, fromName, message },
      vouchers: printed.vouchers.filter(({ code }) => codes.has(code)),
    }));
  } catch (error) {
    await settle(db, { deliveryId, revision, state: error instanceof PermanentError ? 'bounced' : 'scheduled', now });
    throw error;
  }
  await settle(db, { deliveryId, revision, state: 'sent', now });
}

async function claim(db: Database, { deliveryId, revision }: GiftSending): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gift_delivery')
    .set({ state: 'sending', sending_since: sql<Date>`now()` })
    .where('id', '=', deliveryId)
    .where('revision', '=', revision)
    .where('state', 'in', ['scheduled', 'sending'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function settle(
  db: Database,
  { deliveryId, revision, state, now }: GiftSending & { readonly state: GiftDeliveryState; readonly now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const settled = await trx
      .updateTable('gift_delivery')
      .set({ state, sending_since: null, ...(state === 'sent' && { sent_at: now }) })
      .where('id', '=', deliveryId)
      .where('revision', '=', revision)
      // Another process may have freed it meanwhile, after a failure of its own: what was handed over is sent.
      .where('state', 'in', state === 'sent' ? ['sending', 'scheduled'] : ['sending'])
      .returning('order_uuid')
      .executeTakeFirst();
    if (settled && (state === 'sent' || state === 'bounced'))
      await recordGiftEvent(trx, { kind: state, at: now, orderUUID: settled.order_uuid, detail: { deliveryId } });
    // The buyer corrects the address from the order; a gift whose recipient is forgotten has none to correct.
    if (settled && state === 'bounced') await enqueue(trx, 'giftBouncedMail', { uuid: settled.order_uuid, deliveryId });
  });
}
