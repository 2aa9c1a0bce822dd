import type { NewsletterBody } from '@shop/contracts';
import { checkedEmail } from '../accounts/entry/checked-fields.ts';
import type { Database } from '../store/database.ts';

/** Subscribes an address; one that was subscribed before gets the new country and language. One statement either way: how long it takes tells nothing. */
export async function subscribe({ db, now }: { db: Database; now: Date }, body: NewsletterBody): Promise<void> {
  const wish = { country: body.country.toUpperCase(), language: body.language, source: body.source ?? null };
  await db
    .insertInto('newsletter_subscription')
    .values({ email: checkedEmail(body.email), ...wish, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ ...wish, updated_at: now }))
    .execute();
}
