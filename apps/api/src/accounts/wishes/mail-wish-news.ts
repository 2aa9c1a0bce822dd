import { knownPrice, wishNews, type WishNews } from '@shop/domain';
import { isLocale } from '@shop/i18n';
import type { Transaction } from 'kysely';
import { enqueue } from '../../platform/jobs/index.ts';
import { bookingDay, type ShopIndex } from '../../availability/index.ts';
import type { Database, Tables } from '../../platform/database/index.ts';
import { wishOfAlert } from './wish-alerts.ts';
import { wishedStay } from './wished-stay.ts';

/** Accounts that one look at the database names. */
const BATCH = 200;

/** What a row of the outbox mails. */
export interface WishMailPayload {
  readonly accountId: string;
  readonly locale: string;
  readonly news: readonly (WishNews & { readonly stayId: number })[];
}

interface Watch {
  readonly db: Database;
  readonly index: Pick<ShopIndex, 'stays'>;
  /** The shop's clock. */
  readonly now: Date;
}

/**
 * Looks at every watched stay and hands what its customer is to hear to the outbox: one mail a day and customer at most, whatever
 * has changed (decision note `wish-alerts`). Ends alerts whose days are past. May run in every process: an account is looked at
 * by one at a time, and what was mailed is known from then on. Answers how many mails were handed over.
 */
export async function mailWishNews({ db, index, now }: Watch): Promise<number> {
  await db.deleteFrom('wishlist_alert').where('checkin', '<', bookingDay('fr_FR', now).today).execute();
  let mails = 0;
  for (let after: string | undefined; ;) {
    const accounts = await watchingAccounts(db, after);
    for (const id of accounts) mails += await db.transaction().execute((trx) => mailNewsOf(trx, id, { index, now }));
    after = accounts.at(-1);
    if (accounts.length < BATCH) return mails;
  }
}

async function watchingAccounts(db: Database, after: string | undefined): Promise<string[]> {
  const rows = await db
    .selectFrom('wishlist_alert')
    .select('account_id')
    .distinct()
    .$if(after !== undefined, (query) => query.where('account_id', '>', after!))
    .orderBy('account_id')
    .limit(BATCH)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

async function mailNewsOf(trx: Transaction<Tables>, accountId: string, { index, now }: Omit<Watch, 'db'>): Promise<number> {
  const account = await trx
    .selectFrom('account')
    .select('locale')
    .where('id', '=', accountId)
    .where('blocked_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!account) return 0;
  const alerts = await trx.selectFrom('wishlist_alert').selectAll().where('account_id', '=', accountId).orderBy('item_id').execute();
  const mayMail = !alerts.some(({ mailed_at, locale }) => mailed_at && isToday(mailed_at, { locale, now }));
  const all: WishMailPayload['news'][number][] = [];
  for (const alert of alerts) {
    const wish = wishOfAlert(alert, now);
    const stay = wishedStay(index, alert.item_id, wish);
    // Too late to arrive, or sold by other rules on these days, is not sold out.
    if (stay.kind === 'notOnTheseDays') continue;
    const known = alert.known_cents ?? undefined;
    const price = stay.kind === 'open' ? stay.price : undefined;
    const news = wishNews(known, price);
    if (news && !mayMail) continue;
    if (news) all.push({ ...news, stayId: alert.item_id });
    const next = knownPrice(known, price);
    if (!news && next === known) continue;
    await trx
      .updateTable('wishlist_alert')
      .set({ known_cents: next ?? null, ...(news && { mailed_at: now }) })
      .where('account_id', '=', accountId)
      .where('item_id', '=', alert.item_id)
      .execute();
  }
  if (all.length === 0) return 0;
  const payload: WishMailPayload = { accountId, locale: alerts[0]!.locale, news: all };
  await enqueue(trx, 'wishMail', payload);
  return 1;
}

/** By the calendar of the point of sale that the customer reads. */
function isToday(moment: Date, { locale, now }: { locale: string; now: Date }): boolean {
  const day = (at: Date) => bookingDay(isLocale(locale) ? locale : 'fr_FR', at).today;
  return day(moment) === day(now);
}
