import { type Care, careMail, type Mailbox } from '../../mail/index.ts';
import type { Database } from '../../platform/database/index.ts';

interface CareMailDeps extends Care {
  readonly db: Database;
  readonly mailbox: Mailbox;
}

/** Tells customer care of a refund that a bank has sent back: a person has to give it in another way. */
export async function refundFailedMail(
  { db, mailbox, ...care }: CareMailDeps,
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
  const amount = euros(refund.amount_cents);
  const intro = [
    `A refund of ${amount} for booking ${number} did not reach the customer: ${reason}.`,
    'It is owed to them. Ask the customer for a bank account and transfer it, then note the transfer:',
    `npm run orders -- transfer ${key} --reference REFERENCE --by NAME --reason TEXT`,
    ...(refundId ? ["Or give it once more in the provider's dashboard, which settles it by itself."] : []),
  ].join('\n');
  const subject = `Refund failed: booking ${number}, ${amount}`;
  await mailbox.deliver(`refund-failed-${id}`, careMail({ subject, intro, facts: [] }, care));
}

/** Tells customer care of a dispute: it has to be answered in the provider's dashboard, and within its days. */
export async function disputeMail(
  { db, mailbox, ...care }: CareMailDeps,
  { disputeId, status }: Record<string, string>,
  { id }: { id: number },
): Promise<void> {
  const dispute = await db
    .selectFrom('payment_dispute')
    .innerJoin('payment_intent', 'payment_intent.id', 'payment_dispute.intent_id')
    .innerJoin('purchase', 'purchase.uuid', 'payment_intent.purchase_uuid')
    .select(['purchase.booking_number', 'payment_dispute.amount_cents', 'payment_dispute.reason'])
    .where('payment_dispute.id', '=', disputeId!)
    .executeTakeFirst();
  if (!dispute) return;
  const amount = euros(dispute.amount_cents);
  const subject = `Dispute ${status}: booking ${dispute.booking_number}, ${amount}`;
  const intro = [
    `The bank of the customer of booking ${dispute.booking_number} disputes a payment of ${amount} (${dispute.reason}).`,
    `It is now: ${status}.`,
    `Answer it in the provider's dashboard, dispute ${disputeId}.`,
  ].join('\n');
  await mailbox.deliver(`dispute-${id}`, careMail({ subject, intro, facts: [] }, care));
}

function euros(cents: number): string {
  return `${(cents / 100).toFixed(2)} EUR`;
}
