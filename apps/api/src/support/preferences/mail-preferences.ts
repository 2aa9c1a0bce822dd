import type { Locale } from '@shop/contracts';
import { alertsOf, endWishMailsPath } from '../../accounts/wishes/index.ts';
import { linkPage, type LinkSection, mailMessages, type Sender } from '../../mail/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { newsletterPaths } from '../newsletter/newsletter-link.ts';
import { preferenceMessages } from './preference-messages.ts';

/** What an address gets that nobody has bought. */
export interface MailPreferences {
  readonly subscription: { readonly id: string; readonly isConfirmed: boolean } | undefined;
  /** Where an account has the address, and its mails about favourites are shown. */
  readonly account: { readonly id: string; readonly isWatching: boolean } | undefined;
}

/** By the subscription or the account that a link names; both belong to one address. */
export async function mailPreferences(
  db: Database,
  { kind, id }: { readonly kind: 'newsletter' | 'account'; readonly id: string },
): Promise<MailPreferences> {
  const named = await db
    .selectFrom(kind === 'newsletter' ? 'newsletter_subscription' : 'account')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst();
  return named ? everythingOf(db, named.email) : { subscription: undefined, account: undefined };
}

/** Of an address that a mail was sent to. Mails of orders and gifts are passed on: none tells whether its reader has an account that watches nothing. */
export async function preferencesOfAddress(db: Database, address: string): Promise<MailPreferences> {
  const { subscription, account } = await everythingOf(db, address);
  return { subscription, account: account?.isWatching ? account : undefined };
}

async function everythingOf(db: Database, email: string): Promise<MailPreferences> {
  const row = await db.selectFrom('newsletter_subscription').select(['id', 'confirmed_at']).where('email', '=', email).executeTakeFirst();
  const account = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
  return {
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
export async function preferencePage({ db, locale, sender, subscription, account }: PreferencePage): Promise<string> {
  const { text, newsletter, wishes, home } = preferenceMessages(locale);
  const { shopName } = sender;
  const sections: LinkSection[] = [];
  sections.push({
    heading: newsletter.heading(shopName),
    ...(subscription?.isConfirmed
      ? {
          text: newsletter.on,
          form: { action: (await newsletterPaths(db, { locale, id: subscription.id })).unsubscribe, button: newsletter.end },
        }
      : { text: newsletter.off }),
  });
  if (account)
    sections.push({
      heading: wishes.heading(shopName),
      ...(account.isWatching
        ? { text: wishes.on, form: { action: await endWishMailsPath(db, { locale, accountId: account.id }), button: wishes.end } }
        : { text: wishes.off }),
    });
  return linkPage({ locale, title: mailMessages(locale).preferences.heading, text, sections, home }, sender);
}
