import { checkEmail } from '@shop/domain';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';

/** Ends what an address is signed in to, as a customer and as a colleague of customer care; answers how many sessions it were. */
export async function endSessionsOfAddress(db: Database, address: string): Promise<number> {
  const email = address.trim().toLowerCase();
  if (checkEmail(email).kind !== 'ok') throw new Error(`"${address}" is no e-mail address.`);
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where((is) =>
      is.or([
        is('account_id', 'in', is.selectFrom('account').select('id').where('email', '=', email)),
        is.and([is('kind', '=', 'customerCare'), sql<boolean>`lower(subject) = ${email}`]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Revokes all sessions of all accounts; returns how many. Everyone has to sign in again. */
export async function endEverySession(db: Database): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('session').executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
