import type { Locale } from '@shop/contracts';
import { isLocale } from '@shop/i18n';
import { type Letter, letterMail, type Mail, type Sender } from '../../mail/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { newsletterPaths, type NewsletterPaths } from './newsletter-link.ts';
import { newsletterMessages } from './newsletter-messages.ts';

/** Requests the subscriber's confirmation; undefined when the subscription is gone. One click in a mail program unsubscribes (RFC 8058). */
export async function newsletterMail(db: Database, subscriptionId: string, sender: Sender): Promise<Mail | undefined> {
  const subscription = await db.selectFrom('newsletter_subscription').selectAll().where('id', '=', subscriptionId).executeTakeFirst();
  if (!subscription) return undefined;
  const locale = isLocale(subscription.locale) ? subscription.locale : 'fr_FR';
  const paths = await newsletterPaths(db, { locale, id: subscription.id });
  return subscriptionMail({ locale, email: subscription.email, isConfirmed: subscription.confirmed_at !== null, paths }, sender);
}

interface Subscription {
  readonly locale: Locale;
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly paths: Pick<NewsletterPaths, 'confirm' | 'unsubscribe'>;
}

export function subscriptionMail({ locale, email, isConfirmed, paths }: Subscription, sender: Sender): Mail {
  const words = newsletterMessages(locale);
  const unsubscribe = sender.publicOrigin + paths.unsubscribe;
  const { subject, intro, notes, link } = isConfirmed ? words.already : words.confirm;
  const letter: Letter = {
    locale,
    hello: words.hello,
    intro: intro(sender.shopName),
    facts: [],
    notes,
    link: { label: link, url: isConfirmed ? unsubscribe : sender.publicOrigin + paths.confirm },
    goodbye: words.goodbye,
    signature: sender.shopName,
  };
  const headers = { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  const to = { name: '', address: email };
  return letterMail(letter, { to, from: 'newsletter', subject: subject(sender.shopName), headers }, sender);
}
