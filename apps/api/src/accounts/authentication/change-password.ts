import type { NewPasswordBody, PasswordChangeBody } from '@shop/contracts';
import type { AccountTable, Database } from '../../platform/database/index.ts';
import { postAccountMail } from '../mail/post-account-mail.ts';
import { tokenHash } from '../../platform/security/index.ts';
import { endSecondStepLater } from '../passkeys/second-step.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { checkedPassword } from './checked-fields.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { linkExpired, wrongPassword } from './register.ts';

interface Office {
  readonly db: Database;
  readonly now: Date;
  readonly shopName: string;
}

/** Sets a new password by a mailed link, once; every session of the account ends, a passkey after the password a day later (decision note `passkeys`). Answers the account's address. */
export async function resetPassword({ db, now, shopName }: Office, { token, password }: NewPasswordBody): Promise<string> {
  const mailed = db
    .selectFrom('account_token')
    .innerJoin('account', 'account.id', 'account_token.account_id')
    .select(['account.id', 'account.email', 'account.first_name', 'account.last_name'])
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', 'resetPassword')
    .where('expires_at', '>', now)
    .whereRef('account.email', '=', 'account_token.email');
  const account = await mailed.executeTakeFirst();
  if (!account) throw linkExpired();
  const password_hash = await hashPassword(await checkedPassword(password, knownOf(account, shopName)));
  await db.transaction().execute(async (trx) => {
    const used = await trx.deleteFrom('account_token').where('token_hash', '=', tokenHash(token)).executeTakeFirst();
    if (used.numDeletedRows !== 1n) throw linkExpired();
    await setPassword(trx, account.id, password_hash);
    await endSecondStepLater(trx, account.id, now);
  });
  return account.email;
}

/** Sets a new password for a customer who knows the old one; every session ends, the caller opens a new one. */
export async function changePassword(
  { db, shopName }: Pick<Office, 'db' | 'shopName'>,
  account: AccountTable,
  { current, password }: PasswordChangeBody,
): Promise<void> {
  if (!(await isPassword(current, account.password_hash))) throw wrongPassword('current');
  const password_hash = await hashPassword(await checkedPassword(password, knownOf(account, shopName)));
  await db.transaction().execute(async (trx) => {
    // A mailed link may have set another one since the current one was checked.
    const now = await trx.selectFrom('account').select('password_hash').where('id', '=', account.id).forUpdate().executeTakeFirst();
    if (now?.password_hash !== account.password_hash) throw wrongPassword('current');
    await setPassword(trx, account.id, password_hash);
  });
}

/** What others know of a customer. */
function knownOf({ email, first_name, last_name }: Pick<AccountTable, 'email' | 'first_name' | 'last_name'>, shopName: string): string[] {
  return [email, first_name, last_name, shopName];
}

async function setPassword(trx: Database, id: string, password_hash: string): Promise<void> {
  await trx.updateTable('account').set({ password_hash }).where('id', '=', id).execute();
  await trx.deleteFrom('account_token').where('account_id', '=', id).execute();
  await endSessionsOf(trx, id);
  await postAccountMail(trx, { mail: 'passwordChanged', accountId: id });
}
