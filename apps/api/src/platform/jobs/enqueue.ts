import type { Database } from '../database/database.ts';
import type { OutboxTable } from '../database/schema.ts';

/** Adds a job to the outbox: within a transaction it runs if, and only if, that is committed. */
export async function enqueue(db: Database, kind: OutboxTable['kind'], payload: object): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ kind, payload: JSON.stringify(payload), sent_at: null, last_error: null })
    .execute();
}

/** A mail that has left needs no address in the outbox any more. */
export async function forgetRecipient(db: Database, id: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ payload: JSON.stringify({ mail: 'sent' }) })
    .where('id', '=', id)
    .execute();
}
