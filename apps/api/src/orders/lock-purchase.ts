import type { Transaction } from 'kysely';
import type { Tables } from '../platform/database/index.ts';
import type { Purchase } from './order.ts';

/** Locks an order ahead of what moves its money. */
export function lockPurchase(trx: Transaction<Tables>, uuid: string): Promise<Purchase> {
  return trx.selectFrom('purchase').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirstOrThrow();
}
