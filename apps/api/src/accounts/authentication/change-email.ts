import type { EmailChangeBody, MailTokenBody } from '@shop/contracts';
import { sql } from 'kysely';
import type { AccountTable, Database } from '../../platform/database/index.ts';
import { postAccountMail } from '../mail/post-account-mail.ts';
import { tokenHash } from '../../platform/security/index.ts';
import { checkedEmail } from './checked-fields.ts';
import { isPassword } from './password-hash.ts';
import { linkExpired, wrongPassword } from './register.ts';

/** SQLSTATE */
const UNIQUE_VIOLATION = '23505';

/** Mails to the address that counts; answered alike whether another account has the new one or not. */
export async function askForEmailChange(db: Database, account: AccountTable, { email, password }: EmailChangeBody): Promise<void> {
  const address = checkedEmail(email);
  if (!(await isPassword(password, account.password_hash))) throw wrongPassword('password');
  await postAccountMail(db, { mail: 'emailApproval', accountId: account.id, email: address });
}

/** A reader of the current address's mailbox wants the change: the new address gets a separate link by mail. */
export async function approveEmailChange({ db, now }: { db: Database; now: Date }, { token }: MailTokenBody): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const change = await trx
      .deleteFrom('account_token')
      .where('token_hash', '=', tokenHash(token))
      .where('purpose', '=', 'approveEmail')
      .where('expires_at', '>', now)
      .returning(['account_id', 'email'])
      .executeTakeFirst();
    if (!change?.email) throw linkExpired();
    await postAccountMail(trx, { mail: 'emailChange', accountId: change.account_id, email: change.email });
  });
}

/** The new address counts from here on, the old one is told, and links that were mailed before no longer work. */
export async function confirmEmailChange({ db, now }: { db: Database; now: Date }, { token }: MailTokenBody): Promise<void> {
  const changed = db.transaction().execute(async (trx) => {
    const change = await trx
      .deleteFrom('account_token')
      .where('token_hash', '=', tokenHash(token))
      .where('purpose', '=', 'changeEmail')
      .where('expires_at', '>', now)
      .returning(['account_id', 'email'])
      .executeTakeFirst();
    if (!change?.email) throw linkExpired();
    const { email, account_id: id } = change;
    const taken = await trx.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
    if (taken) throw linkExpired();
    const before = await trx.selectFrom('account').select('email').where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
    await trx.updateTable('account').set({ email, email_verified_at: now }).where('id', '=', id).execute();
    await trx.deleteFrom('account_token').where('account_id', '=', id).execute();
    await trx.deleteFrom('registration').where('email', '=', email).execute();
    await keepGuestOrders(trx, id, before.email);
    await keepReceivedGifts(trx, id, before.email);
    await keepMessages(trx, id, before.email);
    await moveSubscription(trx, before.email, email);
    await postAccountMail(trx, { mail: 'emailChanged', accountId: id, email: before.email });
  });
  await changed.catch((error: unknown) => {
    throw isTaken(error) ? linkExpired() : error;
  });
}

/** Another account was given the address in the same moment. */
function isTaken(error: unknown): boolean {
  return (error as { code?: unknown }).code === UNIQUE_VIOLATION;
}

/** Orders bought without an account under the old address become the account's own: else they would be lost with it. */
async function keepGuestOrders(trx: Database, accountId: string, email: string): Promise<void> {
  await trx
    .updateTable('purchase')
    .set({ account_id: accountId })
    .where('account_id', 'is', null)
    .where(sql<boolean>`lower(email) = ${email}`)
    .execute();
}

/** So do gifts that were sent to the old address. */
async function keepReceivedGifts(trx: Database, accountId: string, email: string): Promise<void> {
  await trx
    .updateTable('gift_voucher')
    .set({ recipient_account_id: accountId })
    .where('recipient_account_id', 'is', null)
    .where(sql<boolean>`lower(recipient_email) = ${email}`)
    .execute();
}

/** What was written to customer care without an account, or in customer-care mode. */
async function keepMessages(trx: Database, accountId: string, email: string): Promise<void> {
  await trx
    .updateTable('contact_message')
    .set({ account_id: accountId })
    .where('account_id', 'is', null)
    .where('email', '=', email)
    .execute();
}

/** The newsletter goes to the address that counts; one that the new address has already stays as it is. */
async function moveSubscription(trx: Database, before: string, email: string): Promise<void> {
  const has = await trx.selectFrom('newsletter_subscription').select('id').where('email', '=', email).executeTakeFirst();
  if (has) await trx.deleteFrom('newsletter_subscription').where('email', '=', before).execute();
  else await trx.updateTable('newsletter_subscription').set({ email }).where('email', '=', before).execute();
}
