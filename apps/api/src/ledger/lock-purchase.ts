import type { Transaction } from 'kysely';
import type { Purchase } from '../orders/index.ts';
import type { Tables } from '../platform/database/index.ts';
import { openOrder } from './opening.ts';

/** Locks an order ahead of what moves its money; from here on the ledger knows it. */
export async function lockPurchase(trx: Transaction<Tables>, uuid: string): Promise<Purchase> {
  const order = await trx.selectFrom('purchase').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirstOrThrow();
  await openOrder(trx, order);
  return order;
}
