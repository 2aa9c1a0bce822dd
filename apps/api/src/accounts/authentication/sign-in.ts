import type { SignInBody } from '@shop/contracts';
import { HttpProblem } from '../../platform/http/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { isPassword } from './password-hash.ts';

/** The account of these credentials; an unknown address, a wrong password and an unconfirmed account are told alike, in the same time. */
export async function accountOfCredentials(db: Database, { email, password }: SignInBody): Promise<string> {
  const account = await db
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  if (await isPassword(password, account?.password_hash)) return account!.id;
  throw new HttpProblem(401, {
    code: 'INVALID_CREDENTIALS',
    message: 'Address and password do not belong together, or the address is not confirmed yet: see your mailbox.',
  });
}
