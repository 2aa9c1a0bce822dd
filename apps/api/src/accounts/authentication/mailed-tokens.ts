import type { AccountTokenTable, Database } from '../../platform/database/index.ts';
import { newToken, tokenHash } from '../../platform/security/index.ts';

const HOUR_MS = 3_600_000;

/** A token that a mail of an account carries, good for an hour; only its hash is kept. */
export async function newAccountToken(
  { db, now }: { readonly db: Database; readonly now: Date },
  account_id: string,
  use: Pick<AccountTokenTable, 'purpose' | 'email'>,
): Promise<string> {
  const token = newToken();
  const expires_at = new Date(now.getTime() + HOUR_MS);
  await db
    .insertInto('account_token')
    .values({ token_hash: tokenHash(token), account_id, ...use, expires_at })
    .execute();
  return token;
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
