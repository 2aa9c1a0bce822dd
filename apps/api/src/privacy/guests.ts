import { checkEmail, type OpenMatter } from '@shop/domain';
import type { Database } from '../platform/database/index.ts';
import type { Owner } from '../orders/index.ts';
import { eraseUnlessOpen } from './erase.ts';
import { daysOf } from './erasure.ts';
import { dataOfAddress } from './personal-data.ts';

/** No account has this id: what is its owner's is what the address alone has left. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';
/** Where days are counted for somebody whose language nobody knows. */
const LOCALE = 'fr_FR';

export type GuestData = Awaited<ReturnType<typeof dataOfAddress>> & { readonly exportedAt: string; readonly email: string };

/**
 * All that is kept of somebody without an account, by the address that they have bought with or got a gift at. Who asks has to be the
 * address's owner: that is for the operator to find out.
 * @throws {Error} where it is no address, or has an account, whose pages export it.
 */
export async function dataOfGuest(db: Database, address: string, now: Date): Promise<GuestData> {
  const owner = await guestOf(db, address);
  return { exportedAt: now.toISOString(), email: owner.email, ...(await dataOfAddress(db, owner)) };
}

/**
 * Erases somebody without an account, as an account is erased: orders stay for the books without the person, invoices for their
 * time. Returns what is still open of them instead, and changes nothing then.
 * @throws {Error} as {@link dataOfGuest}.
 */
export function eraseGuest(db: Database, address: string, now: Date): Promise<readonly OpenMatter[]> {
  return db.transaction().execute(async (trx) => {
    const owner = await guestOf(trx, address);
    return eraseUnlessOpen(trx, owner, daysOf(LOCALE, now));
  });
}

async function guestOf(db: Database, address: string): Promise<Owner> {
  const email = address.trim().toLowerCase();
  if (checkEmail(email).kind !== 'ok') throw new Error(`"${address}" is no e-mail address.`);
  const account = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
  if (account) throw new Error(`${email} has an account: its owner exports and erases it on the pages of the account.`);
  return { id: NO_ACCOUNT, email };
}
