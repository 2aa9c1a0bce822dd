import type { Insertable } from 'kysely';
import type { Database, Tables } from '../platform/database/index.ts';

/** Keeps a payment that the provider was told of; money moves only for one that is kept. */
export async function insertIntent(trx: Database, intent: Insertable<Tables['payment_intent']>): Promise<void> {
  await trx.insertInto('payment_intent').values(intent).execute();
}
