import type { JoinedOrder, JoinedOrderBody, MailTokenBody } from '@shop/contracts';
import { linkExpired, takeOrderLink } from '../accounts/authentication/index.ts';
import { conflict, type HttpProblem } from '../platform/http/index.ts';
import { findBooking, setAccount, type Purchase } from '../orders/index.ts';
import type { AccountTable, Database } from '../platform/database/index.ts';

export interface JoiningOrder {
  readonly order: Pick<Purchase, 'uuid' | 'kind'>;
  /** False where a reader of its mailbox is to agree first. */
  readonly isJoined: boolean;
}

/**
 * An order that was bought without an account joins the account of the customer who has its number and address, where that is the
 * account's own. Number and address are known to more people than the buyer. One of another account stays there (409
 * `BOOKING_OF_ANOTHER_ACCOUNT`).
 */
export async function joinOrder(db: Database, account: Pick<AccountTable, 'id' | 'email'>, body: JoinedOrderBody): Promise<JoiningOrder> {
  const order = await findBooking(db, body);
  const { uuid, account_id, email } = order;
  if (account_id !== null && account_id !== account.id) throw ofAnotherAccount();
  if (account_id === null && email.toLowerCase() !== account.email) return { order, isJoined: false };
  if (!(await setAccount(db, uuid, account.id))) throw ofAnotherAccount();
  return { order, isJoined: true };
}

/** A reader of the order's mailbox gives it to the account that has requested it. */
export async function confirmJoinedOrder({ db, now }: { db: Database; now: Date }, { token }: MailTokenBody): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { accountId, orderUUID, email } = await takeOrderLink({ db: trx, now }, token);
    const order = await trx.selectFrom('purchase').select('email').where('uuid', '=', orderUUID).forUpdate().executeTakeFirst();
    if (order?.email.toLowerCase() !== email.toLowerCase()) throw linkExpired();
    if (!(await setAccount(trx, orderUUID, accountId))) throw ofAnotherAccount();
  });
}

export function joinedOrder({ uuid, kind }: JoiningOrder['order']): JoinedOrder {
  return { orderUUID: uuid, kind };
}

function ofAnotherAccount(): HttpProblem {
  return conflict('BOOKING_OF_ANOTHER_ACCOUNT', 'This booking belongs to another account.');
}
