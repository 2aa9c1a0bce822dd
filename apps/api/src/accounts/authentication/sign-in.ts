import type { SignInBody } from '@shop/contracts';
import type { Database } from '../../platform/database/index.ts';
import { invalidCredentials } from '../sessions/invalid-credentials.ts';
import { isPassword } from './password-hash.ts';

export interface ProvedAccount {
  readonly accountId: string;
  /** Of the password that was right: its session is opened while it still is. */
  readonly passwordHash: string;
}

/** The account of these credentials; an unknown address, a wrong password and an unconfirmed account are told alike, in the same time. */
export async function accountOfCredentials(db: Database, { email, password }: SignInBody): Promise<ProvedAccount> {
  const account = await db
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  if (await isPassword(password, account?.password_hash)) return { accountId: account!.id, passwordHash: account!.password_hash };
  throw invalidCredentials();
}
