import type { RegistrationBody, RegistrationConfirmBody } from '@shop/contracts';
import { randomUUID } from 'node:crypto';
import { HttpProblem } from '../../platform/http/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { postAccountMail } from '../mail/post-account-mail.ts';
import { tokenHash } from '../../platform/security/index.ts';
import { checkedEmail, checkedName, checkedPassword } from './checked-fields.ts';
import { hashPassword, isPassword } from './password-hash.ts';

const LINK_MS = 24 * 3_600_000;

interface Office {
  readonly db: Database;
  readonly now: Date;
}

/** Notes a wish for an account and mails to the address; known and unknown addresses take the same steps. */
export async function register({ db, now, shopName }: Office & { readonly shopName: string }, body: RegistrationBody): Promise<void> {
  const email = checkedEmail(body.email);
  const [first_name, last_name] = [checkedName('firstName', body.firstName), checkedName('lastName', body.lastName)];
  const registration = {
    id: randomUUID(),
    email,
    first_name,
    last_name,
    locale: body.locale,
    token_hash: null,
    expires_at: new Date(now.getTime() + LINK_MS),
    password_hash: await hashPassword(await checkedPassword(body.password, [email, first_name, last_name, shopName])),
  };
  await db.deleteFrom('registration').where('expires_at', '<', now).execute();
  await db.insertInto('registration').values(registration).execute();
  await postAccountMail(db, { mail: 'registration', registrationId: registration.id });
}

/**
 * Opens the account of a visitor who has both the mail and the password that was chosen with it. The link alone is not enough:
 * else somebody could register another's address, wait for the click and know the password.
 */
export async function confirmRegistration({ db, now }: Office, { token, password }: RegistrationConfirmBody): Promise<string> {
  const token_hash = tokenHash(token);
  const registration = await db
    .selectFrom('registration')
    .selectAll()
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!registration) throw linkExpired();
  if (!(await isPassword(password, registration.password_hash))) throw wrongPassword('password');
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('registration').where('token_hash', '=', token_hash).executeTakeFirst();
    if (numDeletedRows !== 1n) throw linkExpired();
    const { email, password_hash, first_name, last_name, locale } = registration;
    const account = await trx
      .insertInto('account')
      .values({
        ...NOTHING_YET,
        id: randomUUID(),
        email,
        email_verified_at: now,
        password_hash,
        first_name,
        last_name,
        locale,
        created_at: now,
        blocked_at: null,
        passkey_after_password: false,
        passkey_step_ends_at: null,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    await trx.deleteFrom('registration').where('email', '=', email).execute();
    if (!account) throw linkExpired();
    return account.id;
  });
}

const NOTHING_YET = { civility: null, phone_number: null, address_line: null, postal_code: null, city: null, country: null };

export function linkExpired(): HttpProblem {
  return new HttpProblem(410, { code: 'LINK_EXPIRED', message: 'This link was used or has expired: ask for a new one.', field: 'token' });
}

export function wrongPassword(field: string): HttpProblem {
  return new HttpProblem(403, { code: 'WRONG_PASSWORD', message: 'This is not the password.', field });
}
