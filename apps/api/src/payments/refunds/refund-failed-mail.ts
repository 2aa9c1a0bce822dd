import { careMail, type Mailbox, type Sender } from '../../mail/index.ts';
import type { Database } from '../../platform/database/index.ts';

interface Post {
  readonly db: Database;
  readonly mailbox: Mailbox;
  readonly sender: Sender;
  readonly contactAddress: string;
}

/** Tells customer care of a refund that a bank has sent back: a person has to give it in another way. */
export async function refundFailedMail(
  { db, mailbox, sender, contactAddress }: Post,
  { key }: Record<string, string>,
  { id }: { id: number },
): Promise<void> {
  const refund = await db
    .selectFrom('payment_refund')
    .innerJoin('payment_intent', 'payment_intent.id', 'payment_refund.intent_id')
    .innerJoin('purchase', 'purchase.uuid', 'payment_intent.purchase_uuid')
    .select(['purchase.booking_number', 'payment_refund.amount_cents', 'payment_refund.failed_refund'])
    .where('key', '=', key!)
    .executeTakeFirst();
  if (!refund) return;
  const { booking_number: number, failed_refund: refundId } = refund;
  const reason = refundId ? `the bank sent ${refundId} back` : 'the provider gives nothing of a disputed payment back';
  const amount = (refund.amount_cents / 100).toFixed(2);
  const intro = [
    `A refund of ${amount} EUR for booking ${number} did not reach the customer: ${reason}.`,
    'It is owed to them. Ask the customer for a bank account and transfer it, then note the transfer:',
    `npm run orders -- transfer ${key} --reference REFERENCE --by NAME --reason TEXT`,
    ...(refundId ? ["Or give it once more in the provider's dashboard, which settles it by itself."] : []),
  ].join('\n');
  const subject = `Refund failed: booking ${number}, ${amount} EUR`;
  await mailbox.deliver(`refund-failed-${id}`, careMail({ subject, intro, facts: [] }, { sender, contactAddress }));
}
