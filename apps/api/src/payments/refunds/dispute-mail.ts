import { careMail, type Mailbox, type Sender } from '../../mail/index.ts';
import type { Database } from '../../platform/database/index.ts';

interface Post {
  readonly db: Database;
  readonly mailbox: Mailbox;
  readonly sender: Sender;
  readonly contactAddress: string;
}

/** Tells customer care of a dispute: it has to be answered in the provider's dashboard, and within its days. */
export async function disputeMail(
  { db, mailbox, sender, contactAddress }: Post,
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
  const amount = (dispute.amount_cents / 100).toFixed(2);
  const subject = `Dispute ${status}: booking ${dispute.booking_number}, ${amount} EUR`;
  const intro = [
    `The bank of the customer of booking ${dispute.booking_number} disputes a payment of ${amount} EUR (${dispute.reason}).`,
    `It is now: ${status}.`,
    `Answer it in the provider's dashboard, dispute ${disputeId}.`,
  ].join('\n');
  await mailbox.deliver(`dispute-${id}`, careMail({ subject, intro, facts: [] }, { sender, contactAddress }));
}
