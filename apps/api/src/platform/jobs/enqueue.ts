import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { OutboxTable } from '../database/schema.ts';

/** Adds a job to the outbox: within a transaction it runs if, and only if, that is committed. */
export async function enqueue(db: Database, kind: OutboxTable['kind'], payload: object): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ kind, payload: JSON.stringify(payload), sent_at: null, last_error: null })
    .execute();
}

const FORGOTTEN = JSON.stringify({ mail: 'sent' });

/** A mail that has left needs no address in the outbox any more; answers false where it was forgotten before. */
export async function eraseRecipient(db: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ payload: FORGOTTEN })
    .where('id', '=', id)
    .where(sql<boolean>`payload <> ${FORGOTTEN}::jsonb`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
