import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/index.ts';

type Trx = Transaction<Tables>;

/** A refund of ours that is promised and not carried out. */
export interface PromisedRefund {
  readonly key: string;
  /** Cents. */
  readonly amount: number;
  /** A bank has sent it back. */
  readonly hasFailed: boolean;
}

/** Refunds of a payment that are not carried out, the oldest first; what a dispute covers is none of them. */
export async function openRefunds(trx: Trx, intentId: string): Promise<PromisedRefund[]> {
  const rows = await trx
    .selectFrom('payment_refund')
    .select(['key', 'amount_cents as amount', 'failed_at'])
    .where('intent_id', '=', intentId)
    .where('done_at', 'is', null)
    .where('dispute_id', 'is', null)
    .orderBy('created_at')
    .orderBy('key')
    .execute();
  return rows.map(({ key, amount, failed_at }) => ({ key, amount, hasFailed: failed_at !== null }));
}

/** Takes cents off an open refund, which is done with where nothing is left of it; answers the cents that are left. */
export async function reduceRefund(trx: Trx, { key, amount }: { key: string; amount: number }): Promise<number> {
  const { amount_cents: left } = await trx
    .updateTable('payment_refund')
    .set((row) => ({ amount_cents: row('amount_cents', '-', amount) }))
    .where('key', '=', key)
    .returning('amount_cents')
    .executeTakeFirstOrThrow();
  if (left === 0)
    await trx
      .updateTable('payment_refund')
      .set({ done_at: sql<Date>`now()` })
      .where('key', '=', key)
      .execute();
  return left;
}
