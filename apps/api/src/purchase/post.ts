import type { Transaction } from 'kysely';
import type { OutboxTable, Tables } from '../store/schema.ts';

/** Leaves work in the outbox: it is done if, and only if, the transaction is kept. */
export async function post(trx: Transaction<Tables>, kind: OutboxTable['kind'], payload: Record<string, string>): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({ kind, payload: JSON.stringify(payload), sent_at: null, last_error: null })
    .execute();
}
