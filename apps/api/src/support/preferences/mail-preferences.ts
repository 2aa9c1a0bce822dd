import type { Locale } from '@shop/contracts';
import { alertsOf, endWishMailsPath } from '../../accounts/wishes/index.ts';
import { bookingDay } from '../../availability/index.ts';
import { reminderChoice, type ReminderChoice } from '../../gifts/reminders/index.ts';
import { linkPage, type LinkSection, mailMessages, preferencesPath, type Sender } from '../../mail/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { newsletterPaths } from '../newsletter/newsletter-link.ts';
import { preferenceMessages } from './preference-messages.ts';

/** What an address gets that nobody has bought. */
export interface MailPreferences {
  readonly subscription: { readonly id: string; readonly isConfirmed: boolean } | undefined;
  /** Where an account has the address, and its mails about favourites are shown. */
  readonly account: { readonly id: string; readonly isWatching: boolean } | undefined;
  /** Where the address holds a gift, that can still be used. */
  readonly giftReminders: { readonly choice: Exclude<ReminderChoice, 'none'>; readonly address: string } | undefined;
}

const NOTHING: MailPreferences = { subscription: undefined, account: undefined, giftReminders: undefined };

interface Reading {
  readonly db: Database;
  /** The shop's clock. */
  readonly now: Date;
}

/** By the subscription or the account that a link names; both belong to one address. */
export async function mailPreferences(
  { db, now }: Reading,
  { kind, id }: { readonly kind: 'newsletter' | 'account'; readonly id: string },
): Promise<MailPreferences> {
  const named = await db
    .selectFrom(kind === 'newsletter' ? 'newsletter_subscription' : 'account')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst();
  return named ? everythingOf({ db, now }, named.email) : NOTHING;
}

/** Of an address that a mail was sent to. Mails of orders and gifts are passed on: none tells whether its reader has an account that watches nothing. */
export async function preferencesOfAddress(reading: Reading, address: string): Promise<MailPreferences> {
  const { account, ...others } = await everythingOf(reading, address);
  return { ...others, account: account?.isWatching ? account : undefined };
}

async function everythingOf({ db, now }: Reading, email: string): Promise<MailPreferences> {
  const row = await db.selectFrom('newsletter_subscription').select(['id', 'confirmed_at']).where('email', '=', email).executeTakeFirst();
  const account = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
  const choice = await reminderChoice(db, { address: email, today: bookingDay('fr_FR', now).today });
  return {
    giftReminders: choice === 'none' ? undefined : { choice, address: email },
    subscription: row && { id: row.id, isConfirmed: row.confirmed_at !== null },
    account: account && { id: account.id, isWatching: (await alertsOf(db, account.id)).length > 0 },
  };
}

export interface PreferencePage extends MailPreferences {
  readonly db: Database;
  readonly locale: Locale;
  readonly sender: Sender;
}

/** The page that every mail to a customer leads to: what the address gets, and a button that ends each. */
export async function preferencePage({ db, locale, sender, subscription, account, giftReminders }: PreferencePage): Promise<string> {
  const { text, newsletter, wishes, giftReminders: reminders, home } = preferenceMessages(locale);
  const { shopName } = sender;
  const sections: LinkSection[] = [];
  sections.push({
    heading: newsletter.heading(shopName),
    ...(subscription?.isConfirmed
      ? {
          text: newsletter.on,
          form: { action: (await newsletterPaths(db, { locale, id: subscription.id })).unsubscribe, button: newsletter.end },
        }
      : { text: subscription ? newsletter.unconfirmed : newsletter.off }),
  });
  if (account)
    sections.push({
      heading: wishes.heading(shopName),
      ...(account.isWatching
        ? { text: wishes.on, form: { action: await endWishMailsPath(db, { locale, accountId: account.id }), button: wishes.end } }
        : { text: wishes.off }),
    });
  if (giftReminders) {
    const isOn = giftReminders.choice === 'on';
    const path = `${preferencesPath({ locale, address: giftReminders.address }, sender)}/gift-reminders`;
    sections.push({
      heading: reminders.heading(shopName),
      text: isOn ? reminders.on : reminders.off,
      form: { action: `${path}/${isOn ? 'off' : 'on'}`, button: isOn ? reminders.end : reminders.resume },
    });
  }
  return linkPage({ locale, title: mailMessages(locale).preferences.heading, text, sections, home }, sender);
}
