import type { Database } from '../../platform/database/index.ts';

/** A refund that a bank has sent back and nobody has given in another way. */
export interface WaitingRefund {
  readonly key: string;
  readonly bookingNumber: string;
  /** Cents. */
  readonly amount: number;
  readonly failedAt: Date;
}

/** The oldest first. */
export async function failedRefunds(db: Database): Promise<WaitingRefund[]> {
  const rows = await db
    .selectFrom('payment_refund')
    .innerJoin('payment_intent', 'payment_intent.id', 'payment_refund.intent_id')
    .innerJoin('purchase', 'purchase.uuid', 'payment_intent.purchase_uuid')
    .select(['key', 'booking_number', 'payment_refund.amount_cents', 'failed_at'])
    .where('failed_at', 'is not', null)
    .where('done_at', 'is', null)
    .orderBy('failed_at')
    .execute();
  return rows.map(({ key, booking_number, amount_cents, failed_at }) => ({
    key,
    bookingNumber: booking_number,
    amount: amount_cents,
    failedAt: failed_at!,
  }));
}
