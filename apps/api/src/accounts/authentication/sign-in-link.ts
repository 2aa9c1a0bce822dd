import type { Database } from '../../platform/database/index.ts';
import { tokenHash } from '../../platform/security/index.ts';
import { linkExpired } from './register.ts';

/** The account whose mailed link it is; the link works once, and only while the account has the address that it went to. */
export async function accountOfLink({ db, now }: { readonly db: Database; readonly now: Date }, token: string): Promise<string> {
  const link = await db
    .deleteFrom('account_token')
    .using('account')
    .whereRef('account.id', '=', 'account_token.account_id')
    .whereRef('account.email', '=', 'account_token.email')
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', 'signIn')
    .where('account_token.expires_at', '>', now)
    .returning('account_token.account_id')
    .executeTakeFirst();
  if (!link) throw linkExpired();
  return link.account_id;
}
