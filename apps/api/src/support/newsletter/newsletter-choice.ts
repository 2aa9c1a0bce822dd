import type { Locale, NewsletterChoice } from '@shop/contracts';
import type { ContentIndex } from '../../content/index.ts';
import type { AccountTable, Database } from '../../platform/database/index.ts';
import { consentIn, consentTextIn } from './subscribe.ts';

export interface NewsletterDeps {
  readonly db: Database;
  readonly content: ContentIndex;
  readonly locale: Locale;
}

/** Whether the newsletter goes to the account's address: a subscription counts once it is confirmed. */
export async function newsletterChoice({ db, content, locale }: NewsletterDeps, { email }: AccountTable): Promise<NewsletterChoice> {
  const confirmed = await db
    .selectFrom('newsletter_subscription')
    .select('id')
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return { subscribed: confirmed !== undefined, consent: consentIn(content, locale) };
}

/** Subscribes the address, which the account has confirmed already, with the words that stood beside the box; or erases the subscription. */
export async function chooseNewsletter(
  { db, content, locale, now }: NewsletterDeps & { readonly now: Date },
  { email }: AccountTable,
  subscribed: boolean,
): Promise<void> {
  if (!subscribed) {
    await db.deleteFrom('newsletter_subscription').where('email', '=', email).execute();
    return;
  }
  const [language = '', country = ''] = locale.split('_');
  const subscription = { country, language, locale, source: 'account', consent_text: consentTextIn(content, locale), consented_at: now };
  await db
    .insertInto('newsletter_subscription')
    .values({ email, ...subscription, confirmed_at: now, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ ...subscription, confirmed_at: now, updated_at: now }))
    .execute();
}
