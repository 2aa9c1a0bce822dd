import type { Locale } from '@shop/contracts';
import { formatDay, formatMoment, isLocale, pointOfSaleOf, TIME_ZONE } from '@shop/i18n';
import { hrefFor } from '@shop/routes';
import { type Fact, homeOf, type Mail, type Sender } from '../mail/index.ts';
import type { Clock } from '../platform/settings/index.ts';
import type { AccountTable, Database } from '../platform/database/index.ts';
import { masked } from '../checkout/index.ts';
import { countryName } from '../documents/index.ts';
import { lostCodesMail } from './gifts/lost-codes.ts';
import { deleteRegistration, newAccountToken, newRegistrationToken } from '../accounts/authentication/index.ts';
import { accountLetter, accountMailMessages, type AccountMailPayload, type NewDeviceMail } from '../accounts/mail/index.ts';

export interface AccountMailContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly sender: Sender;
}

/** Writes the mail that an outbox row asks for; undefined when there is nobody to write to. */
export async function accountMail(context: AccountMailContext, payload: AccountMailPayload): Promise<Mail | undefined> {
  if (payload.mail === 'registration') return registrationMail(context, payload.registrationId);
  if (payload.mail === 'passwordReset' || payload.mail === 'signInLink') return linkMail(context, payload);
  if (payload.mail === 'giftCodes') return lostCodesMail(context, { ...payload, locale: localeOf(payload) });
  const account = await context.db.selectFrom('account').selectAll().where('id', '=', payload.accountId).executeTakeFirst();
  if (!account) return undefined;
  if (payload.mail === 'newDevice') return newDeviceMail(context, account, payload);
  if (payload.mail === 'emailApproval') return emailApprovalMail(context, account, payload.email);
  if (payload.mail === 'emailChange') return emailChangeMail(context, account, payload.email);
  if (payload.mail === 'joinOrder') return joinOrderMail(context, account, payload.orderUUID);
  if (payload.mail === 'erasureAsked') return erasureMail(context, account);
  const email = payload.mail === 'emailChanged' ? payload.email : account.email;
  return accountLetter({ name: payload.mail, locale: localeOf(account), to: recipient(account, email) }, context.sender);
}

/** Somebody who has an account already is told so, by the mail alone. */
async function registrationMail({ db, sender }: AccountMailContext, id: string): Promise<Mail | undefined> {
  const registration = await db.selectFrom('registration').selectAll().where('id', '=', id).executeTakeFirst();
  if (!registration) return undefined;
  const locale = localeOf(registration);
  const account = await db.selectFrom('account').selectAll().where('email', '=', registration.email).executeTakeFirst();
  if (account) {
    await deleteRegistration(db, id);
    return accountLetter({ name: 'alreadyRegistered', locale, to: recipient(account), url: signInUrl(sender, locale) }, sender);
  }
  const token = await newRegistrationToken(db, id);
  const url = signInUrl(sender, locale, { step: 'confirm', token });
  return accountLetter({ name: 'registration', locale, to: recipient(registration), url }, sender);
}

/** What a mail leads to that a reader of the account's mailbox may request. */
const LINKS = {
  passwordReset: { purpose: 'resetPassword', step: 'reset' },
  signInLink: { purpose: 'signIn', step: 'enter' },
} as const;

async function linkMail(
  context: AccountMailContext,
  { mail, email }: { readonly mail: keyof typeof LINKS; readonly email: string },
): Promise<Mail | undefined> {
  const account = await context.db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();
  if (!account) return undefined;
  const { purpose, step } = LINKS[mail];
  const token = await newAccountToken(tokensOf(context), account.id, { purpose, email });
  const url = signInUrl(context.sender, localeOf(account), { step, token });
  return accountLetter({ name: mail, locale: localeOf(account), to: recipient(account), url }, context.sender);
}

function newDeviceMail({ sender }: AccountMailContext, account: AccountTable, { device, country, at }: NewDeviceMail): Mail {
  const locale = localeOf(account);
  const words = accountMailMessages(locale);
  const { day, time } = formatMoment(at, { locale, timeZone: TIME_ZONE[pointOfSaleOf(locale)] });
  const url = profileUrl(sender, locale);
  const facts: Fact[] = [
    ...(device ? [[words.device, device] as const] : []),
    [words.signedInAt, `${day}, ${time}`],
    ...(country ? [[words.signedInFrom, countryName(country, locale)] as const] : []),
  ];
  return accountLetter({ name: 'newDevice', locale, to: recipient(account), url, facts }, sender);
}

/** What goes, when, and the way to keep it; nothing where its owner has kept the account already. */
function erasureMail({ sender }: AccountMailContext, account: AccountTable): Mail | undefined {
  if (account.erase_on === null) return undefined;
  const locale = localeOf(account);
  const facts: Fact[] = [[accountMailMessages(locale).erasedOn, formatDay(account.erase_on, locale, 'long')]];
  return accountLetter({ name: 'erasureAsked', locale, to: recipient(account), url: profileUrl(sender, locale), facts }, sender);
}

/** The link goes to the address that counts, and names the new one. */
async function emailApprovalMail(context: AccountMailContext, account: AccountTable, email: string): Promise<Mail> {
  const locale = localeOf(account);
  const token = await newAccountToken(tokensOf(context), account.id, { purpose: 'approveEmail', email });
  const url = signInUrl(context.sender, locale, { step: 'approve', token });
  const facts: Fact[] = [[accountMailMessages(locale).newEmail, email]];
  return accountLetter({ name: 'emailApproval', locale, to: recipient(account), url, facts }, context.sender);
}

/** An address that another account uses gets no link: its owner is left alone. */
async function emailChangeMail(context: AccountMailContext, account: AccountTable, email: string): Promise<Mail | undefined> {
  const taken = await context.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
  if (taken) return undefined;
  const token = await newAccountToken(tokensOf(context), account.id, { purpose: 'changeEmail', email });
  const url = signInUrl(context.sender, localeOf(account), { step: 'email', token });
  return accountLetter({ name: 'emailChange', locale: localeOf(account), to: recipient(account, email), url }, context.sender);
}

/** The link goes to the address of the order, and names the account that wants it; nobody gets one for an order that has an account. */
async function joinOrderMail(context: AccountMailContext, account: AccountTable, orderUUID: string): Promise<Mail | undefined> {
  const { db, sender } = context;
  const order = await db
    .selectFrom('purchase')
    .select(['booking_number', 'email', 'locale', 'buyer'])
    .where('uuid', '=', orderUUID)
    .where('account_id', 'is', null)
    .where('email', '<>', '')
    .executeTakeFirst();
  if (!order) return undefined;
  const { booking_number: number, email, buyer } = order;
  const locale = localeOf(order);
  const token = await newAccountToken(tokensOf(context), account.id, { purpose: 'joinOrder', email, purchase_uuid: orderUUID });
  const url = signInUrl(sender, locale, { step: 'join', token });
  const words = accountMailMessages(locale);
  const facts: Fact[] = [
    [words.booking, number],
    [words.account, masked(account.email)],
  ];
  const { firstName, lastName } = buyer as { readonly firstName: string; readonly lastName: string };
  return accountLetter({ name: 'joinOrder', locale, to: { firstName, lastName, email }, url, facts }, sender);
}

const tokensOf = ({ db, clock }: AccountMailContext) => ({ db, now: clock() });

interface MailedStep {
  readonly step: 'confirm' | 'reset' | 'enter' | 'approve' | 'email' | 'join';
  readonly token: string;
}

/** The page where one signs in, or a step of it. The token stands behind the `#`, so that no server and no log ever sees it. */
function signInUrl(sender: Sender, locale: Locale, mailed?: MailedStep): string {
  const rest = mailed && { query: { step: mailed.step }, hash: `${mailed.step}=${mailed.token}` };
  return homeOf(locale, sender) + hrefFor('signin', locale, {}, rest);
}

function profileUrl(sender: Sender, locale: Locale): string {
  return homeOf(locale, sender) + hrefFor('profile', locale);
}

function recipient({ first_name, last_name, email }: Pick<AccountTable, 'first_name' | 'last_name' | 'email'>, address = email) {
  return { firstName: first_name, lastName: last_name, email: address };
}

function localeOf({ locale }: { locale: string }): Locale {
  return isLocale(locale) ? locale : 'fr_FR';
}
