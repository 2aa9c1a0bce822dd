import type { Insertable } from 'kysely';
import type { AccountTokenTable, Database } from '../../platform/database/index.ts';
import { newToken, tokenHash } from '../../platform/security/index.ts';
import { linkExpired } from './register.ts';

const HOUR_MS = 3_600_000;

/** A token that a mail of an account carries, good for an hour; only its hash is kept. */
export async function newAccountToken(
  { db, now }: { readonly db: Database; readonly now: Date },
  account_id: string,
  use: Pick<Insertable<AccountTokenTable>, 'purpose' | 'email' | 'purchase_uuid'>,
): Promise<string> {
  const token = newToken();
  const expires_at = new Date(now.getTime() + HOUR_MS);
  await db
    .insertInto('account_token')
    .values({ token_hash: tokenHash(token), account_id, ...use, expires_at })
    .execute();
  return token;
}

export interface OrderLink {
  readonly accountId: string;
  readonly orderUUID: string;
  /** That the mail went to. */
  readonly email: string;
}

/** The order that a mailed link gives to an account; the link works once. 410 `LINK_EXPIRED`. */
export async function takeOrderLink({ db, now }: { readonly db: Database; readonly now: Date }, token: string): Promise<OrderLink> {
  const link = await db
    .deleteFrom('account_token')
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', 'joinOrder')
    .where('expires_at', '>', now)
    .returning(['account_id', 'purchase_uuid', 'email'])
    .executeTakeFirst();
  if (!link?.purchase_uuid || !link.email) throw linkExpired();
  return { accountId: link.account_id, orderUUID: link.purchase_uuid, email: link.email };
}

/** The token of a registration's mail, in place of any that an earlier try has mailed. */
export async function newRegistrationToken(db: Database, id: string): Promise<string> {
  const token = newToken();
  await db
    .updateTable('registration')
    .set({ token_hash: tokenHash(token) })
    .where('id', '=', id)
    .execute();
  return token;
}

export async function deleteRegistration(db: Database, id: string): Promise<void> {
  await db.deleteFrom('registration').where('id', '=', id).execute();
}
