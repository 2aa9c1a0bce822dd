import type { NewsletterBody } from '@shop/contracts';
import { checkedEmail } from '../accounts/entry/checked-fields.ts';
import type { Database } from '../store/database.ts';

/** Subscribes an address; false when it was subscribed before, whose country and language are then brought up to date. */
export async function subscribe({ db, now }: { db: Database; now: Date }, body: NewsletterBody): Promise<boolean> {
  const wish = { country: body.country.toUpperCase(), language: body.language, source: body.source ?? null };
  const email = checkedEmail(body.email);
  const added = await db
    .insertInto('newsletter_subscription')
    .values({ email, ...wish, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 1n) return true;
  await db
    .updateTable('newsletter_subscription')
    .set({ ...wish, updated_at: now })
    .where('email', '=', email)
    .execute();
  return false;
}
