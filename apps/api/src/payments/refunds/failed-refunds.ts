import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';

/** A refund that the customer has not got and that nobody has given in another way. */
export interface WaitingRefund {
  readonly key: string;
  readonly bookingNumber: string;
  /** Cents. */
  readonly amount: number;
  /** When a bank has sent it back; of one that the provider refuses each time, when it was promised. */
  readonly since: Date;
  /** Why the provider refuses it; undefined of one that was sent back. */
  readonly refusal?: string;
}

/** Refunds that a bank has sent back, the oldest first. */
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
    since: failed_at!,
  }));
}

/** Promised refunds of which the last try has failed, the oldest first; the shop goes on trying. */
export async function refusedRefunds(db: Database): Promise<WaitingRefund[]> {
  const rows = await db
    .selectFrom('payment_refund')
    .innerJoin('payment_intent', 'payment_intent.id', 'payment_refund.intent_id')
    .innerJoin('purchase', 'purchase.uuid', 'payment_intent.purchase_uuid')
    .innerJoin('outbox', (row) => row.on(sql`payload->>'key'`, '=', sql.ref('payment_refund.key')).on('outbox.kind', '=', 'refund'))
    .select(['key', 'booking_number', 'payment_refund.amount_cents', 'payment_refund.created_at', 'last_error'])
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('disputed_at', 'is', null)
    .where('last_error', 'is not', null)
    .orderBy('payment_refund.created_at')
    .execute();
  return rows.map(({ key, booking_number, amount_cents, created_at, last_error }) => ({
    ...{ key, bookingNumber: booking_number, amount: amount_cents, since: created_at, refusal: last_error! },
  }));
}
