import { recordGiftEvent } from '../../gifts/delivery/index.ts';
import { enqueue, eraseRecipient, type OutboxHandler } from '../../platform/jobs/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { readHeldGift, type HeldGift } from './read-held-gift.ts';
import { giftTransferBouncedMail } from './transfer-bounced-mail.ts';
import type { HolderMailDeps } from './transfer-handler.ts';

interface Bounce {
  /** Of the outbox. */
  readonly id: number;
  readonly event: string;
  /** Address of the former holder, where it is known. */
  readonly formerHolder: string | undefined;
}

/**
 * Writes down that the address of a gift's new holder does not exist; its former holder, whose address this row alone remembers, is told by a row of their own.
 * Once for each row, whichever processes deliver it.
 */
export async function noteTransferBounce(
  { db, now }: { readonly db: Database; readonly now: Date },
  { voucher: { order_uuid: orderUUID, code }, locale }: HeldGift,
  { id, event, formerHolder }: Bounce,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await eraseRecipient(trx, id))) return;
    await recordGiftEvent(trx, { kind: 'bounced', at: now, orderUUID, code });
    if (formerHolder) await enqueue(trx, 'giftTransferBouncedMail', { event, locale, email: formerHolder });
  });
}

/** Tells a former holder that the address they gave their gift to does not exist; nothing once it has another one. */
export function giftTransferBounced({ db, mailbox, sender }: HolderMailDeps): OutboxHandler {
  return async ({ event, locale, email }, { id }) => {
    if (!event || !email) return;
    const held = await readHeldGift(db, { event: Number(event), locale, outdatedBy: ['transferred', 'holderCorrected'] });
    const typed = held?.voucher.recipient_email;
    if (held && typed) {
      const about = { name: held.gift.name, locale: held.locale, typed, order: await bookingNumberOf(db, held.voucher.order_uuid) };
      await mailbox.deliver(`gift-transfer-bounced-${id}`, giftTransferBouncedMail({ ...about, address: email }, sender));
    }
    await eraseRecipient(db, id);
  };
}

async function bookingNumberOf(db: Database, uuid: string | null): Promise<string | undefined> {
  if (!uuid) return undefined;
  const order = await db.selectFrom('purchase').select('booking_number').where('uuid', '=', uuid).executeTakeFirst();
  return order?.booking_number;
}
