import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/index.ts';

/** Whether the warehouse has sent the parcel of an order; its row is locked against the list of statuses. */
export async function hasParcelLeft(trx: Transaction<Tables>, uuid: string): Promise<boolean> {
  const parcel = await trx.selectFrom('parcel').select('state').where('purchase_uuid', '=', uuid).forUpdate().executeTakeFirst();
  return parcel?.state === 'sent' || parcel?.state === 'returned';
}
