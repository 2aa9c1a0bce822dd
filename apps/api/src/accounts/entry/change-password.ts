import type { NewPasswordBody, PasswordChangeBody } from '@shop/contracts';
import type { Database } from '../../store/database.ts';
import type { AccountTable } from '../../store/tables/accounts.ts';
import { postAccountMail } from '../mail/post-account-mail.ts';
import { tokenHash } from '../one-time-token.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { checkedPassword } from './checked-fields.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { linkExpired, wrongPassword } from './register.ts';

/** Sets a new password by a mailed link, once; every session of the account ends. Answers the account's address. */
export async function resetPassword({ db, now }: { db: Database; now: Date }, { token, password }: NewPasswordBody): Promise<string> {
  const mailed = db
    .selectFrom('account_token')
    .innerJoin('account', 'account.id', 'account_token.account_id')
    .select(['account.id', 'account.email'])
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', 'resetPassword')
    .where('expires_at', '>', now)
    .whereRef('account.email', '=', 'account_token.email');
  const account = await mailed.executeTakeFirst();
  if (!account) throw linkExpired();
  const password_hash = await hashPassword(checkedPassword(password, account.email));
  await db.transaction().execute(async (trx) => {
    const used = await trx.deleteFrom('account_token').where('token_hash', '=', tokenHash(token)).executeTakeFirst();
    if (used.numDeletedRows !== 1n) throw linkExpired();
    await setPassword(trx, account.id, password_hash);
  });
  return account.email;
}

/** Sets a new password for a customer who knows the old one; every session ends, the caller opens a new one. */
export async function changePassword(db: Database, account: AccountTable, { current, password }: PasswordChangeBody): Promise<void> {
  if (!(await isPassword(current, account.password_hash))) throw wrongPassword('current');
  const password_hash = await hashPassword(checkedPassword(password, account.email));
  await db.transaction().execute((trx) => setPassword(trx, account.id, password_hash));
}

async function setPassword(trx: Database, id: string, password_hash: string): Promise<void> {
  await trx.updateTable('account').set({ password_hash }).where('id', '=', id).execute();
  await trx.deleteFrom('account_token').where('account_id', '=', id).execute();
  await endSessionsOf(trx, id);
  await postAccountMail(trx, { mail: 'passwordChanged', accountId: id });
}
