import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/schema.ts';

/** Keeps a payment that the provider was told of; money moves only for one that is kept. */
export async function insertIntent(trx: Database, intent: Insertable<Tables['payment_intent']>): Promise<void> {
  await trx.insertInto('payment_intent').values(intent).execute();
}
