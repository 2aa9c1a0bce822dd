import type { Locale } from '@shop/contracts';
import type { Party } from '@shop/domain';
import { isLocale } from '@shop/i18n';
import type { Selectable } from 'kysely';
import { notFound } from '../../platform/http/index.ts';
import { bookingDay, type ShopIndex } from '../../availability/index.ts';
import type { StayParams } from '../../catalogue/index.ts';
import type { Database, WishlistAlertTable } from '../../platform/database/index.ts';
import { wishedStay } from './wished-stay.ts';

export type StoredAlert = Selectable<WishlistAlertTable>;
type WatchedFor = Pick<StoredAlert, 'locale' | 'checkin' | 'nights' | 'adults' | 'children' | 'babies'>;

interface Watching {
  readonly db: Database;
  readonly index: Pick<ShopIndex, 'stays'>;
  readonly now: Date;
}

/** Which stays a customer is mailed of, and for which days and party. */
export function alertsOf(db: Database, accountId: string) {
  return db.selectFrom('wishlist_alert').selectAll().where('account_id', '=', accountId).orderBy('item_id').execute();
}

/**
 * Watches stays of the customer's list, for these days and party and from today's price on; watched already, they are watched
 * for these. Without numbers every stay of the list; refused with 404 where one is not on it.
 */
export async function watchWishes(
  { db, index, now }: Watching,
  accountId: string,
  { ids, wish }: { ids?: readonly string[] | undefined; wish: StayParams },
) {
  const stays = await wishedStays(db, accountId, ids);
  if (stays.length === 0) return;
  const { party, period, locale } = wish;
  const watched = { locale, ...party, checkin: period?.checkin ?? null, nights: period?.nights ?? null, created_at: now };
  await db
    .insertInto('wishlist_alert')
    .values(
      stays.map((item_id) => ({
        account_id: accountId,
        item_id,
        ...watched,
        known_cents: priceNow(index, item_id, wish),
        mailed_at: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'type', 'item_id']).doUpdateSet((is) => ({
        ...watched,
        known_cents: is.ref('excluded.known_cents'),
      })),
    )
    .execute();
}

/** Ends the mails of some stays, or of all; what is not watched is so already. */
export async function unwatchWishes(db: Database, accountId: string, ids?: readonly string[]): Promise<void> {
  await db
    .deleteFrom('wishlist_alert')
    .where('account_id', '=', accountId)
    .$if(ids !== undefined, (query) => query.where('item_id', 'in', [0, ...ids!.map(Number)]))
    .execute();
}

/** For whom and when an alert watches, at a moment. */
export function wishOfAlert({ checkin, nights, ...alert }: WatchedFor, now: Date): StayParams {
  const locale: Locale = isLocale(alert.locale) ? alert.locale : 'fr_FR';
  const party: Party = { adults: alert.adults, children: alert.children, babies: alert.babies };
  return { ...bookingDay(locale, now), locale, party, ...(checkin !== null && { period: { checkin: checkin, nights: nights ?? 1 } }) };
}

async function wishedStays(db: Database, accountId: string, ids: readonly string[] | undefined): Promise<number[]> {
  const rows = await db
    .selectFrom('wishlist_entry')
    .select('item_id')
    .where('account_id', '=', accountId)
    .where('type', '=', 'STAY')
    .$if(ids !== undefined, (query) => query.where('item_id', 'in', [0, ...ids!.map(Number)]))
    .execute();
  if (ids && rows.length < new Set(ids.map(Number)).size) throw notFound('This is not on the wishlist.');
  return rows.map(({ item_id }) => item_id);
}

function priceNow(index: Watching['index'], id: number, wish: StayParams): number | null {
  const stay = wishedStay(index, id, wish);
  return stay.kind === 'open' ? stay.price : null;
}
