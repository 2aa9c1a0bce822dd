import { LOCALES, type Locale, type NewsletterBody, type RichText, type RichTextBlock } from '@shop/contracts';
import { sql } from 'kysely';
import { checkedEmail } from '../../accounts/authentication/index.ts';
import type { ContentIndex } from '../../content/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/jobs/index.ts';

interface Subscribing {
  readonly db: Database;
  readonly content: ContentIndex;
  readonly now: Date;
}

/**
 * Notes who wants the newsletter, from where, and the words that stood beside the form; their mail has a link that confirms it.
 * What is confirmed already stays as it is, for every request. The same statements either way: how long they take tells nothing.
 * `mayWrite` false: the address has got its mails of this hour.
 */
export async function subscribe({ db, content, now }: Subscribing, body: NewsletterBody, mayWrite: boolean): Promise<void> {
  const locale = localeOf(body);
  const subscription = {
    country: body.country.toUpperCase(),
    language: body.language,
    source: body.source ?? null,
    locale,
    consent_text: consentTextIn(content, locale),
    consented_at: now,
  };
  const { id } = await db
    .insertInto('newsletter_subscription')
    .values({ email: checkedEmail(body.email), ...subscription, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ ...unlessConfirmed(Object.keys(subscription)), updated_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!mayWrite) return;
  await enqueue(db, 'newsletterMail', { subscriptionId: id });
}

function unlessConfirmed(columns: readonly string[]) {
  return Object.fromEntries(
    columns.map((column) => [
      column,
      sql`case when newsletter_subscription.confirmed_at is null
        then excluded.${sql.ref(column)} else newsletter_subscription.${sql.ref(column)} end`,
    ]),
  );
}

/** The locale of a country and language; of the language alone where the shop is not at home. */
function localeOf({ country, language }: NewsletterBody): Locale {
  const spoken = language.slice(0, 2).toLowerCase();
  const exact = LOCALES.find((locale) => locale === `${spoken}_${country.toUpperCase()}`);
  return exact ?? LOCALES.find((locale) => locale.startsWith(spoken)) ?? 'fr_FR';
}

/** The words that stand beside the form at this moment. */
export function consentIn(content: ContentIndex, locale: Locale): RichText {
  const [footer] = content.entries('footer', locale);
  if (!footer) return { blocks: [] };
  const { title, text, consent } = footer.body.newsletter;
  const lines = [title, text].map((line): RichTextBlock => ({ type: 'paragraph', runs: [{ text: line }] }));
  return { blocks: [...lines, ...consent.blocks] };
}

/** The same without their look, as they are kept with the subscription: where a link led belongs to what was agreed to. */
export function consentTextIn(content: ContentIndex, locale: Locale): string {
  return wordsOf(consentIn(content, locale));
}

function wordsOf({ blocks }: RichText): string {
  return blocks
    .flatMap((block) => ('runs' in block ? [block.runs] : block.items))
    .map((line) => line.map((run) => run.text + (run.href ? ` (${run.href})` : '')).join(''))
    .join('\n');
}
