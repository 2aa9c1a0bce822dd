import type { JoinedOrder, JoinedOrderBody } from '@shop/contracts';
import { conflict } from '../platform/http/index.ts';
import { findBooking, setAccount } from '../orders/index.ts';
import type { Database } from '../platform/database/index.ts';

/**
 * An order that was bought without an account joins the account of the customer who has its number and address. One of another
 * account stays there (409 `BOOKING_OF_ANOTHER_ACCOUNT`).
 */
export async function joinOrder(db: Database, accountId: string, body: JoinedOrderBody): Promise<JoinedOrder> {
  const { uuid, kind } = await findBooking(db, body);
  if (!(await setAccount(db, uuid, accountId))) throw conflict('BOOKING_OF_ANOTHER_ACCOUNT', 'This booking belongs to another account.');
  return { orderUUID: uuid, kind };
}
