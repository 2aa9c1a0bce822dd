import type { Locale, WishlistAnswer, WishlistCard, WishlistEntry, WishlistItem } from '@shop/contracts';
import { DEFAULT_PARTY, pricePerPerson } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import type { ContentShop } from '../../content/index.ts';
import { pictureUrl, slugIn, text, worded } from '../../availability/cards/index.ts';
import { locationLabel, townNames } from '../../availability/places/index.ts';
import { cardsOf, foundStay, type StayParams } from '../../catalogue/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { alertsOf } from '../wishes/wish-alerts.ts';
import { wishedStay } from '../wishes/wished-stay.ts';
import { itemsOf } from './wishlist.ts';

type Catalogue = Pick<ContentShop, 'db' | 'index'>;

/** The customer's own wishlist: cards, notes, and of which stays falls in price are mailed. */
export async function ownWishlist(shop: Catalogue, accountId: string, wish: StayParams): Promise<WishlistAnswer> {
  const items = await itemsOf(shop.db, accountId);
  const notes = new Map(items.flatMap(({ type, id, note }) => (note === undefined ? [] : [[`${type} ${id}`, note]])));
  const watched = new Set((await alertsOf(shop.db, accountId)).map(({ item_id }) => String(item_id)));
  const { STAY, ACTIVITY } = await wishlistView(shop, items, wish);
  const own = (entry: WishlistEntry): WishlistEntry => {
    const note = notes.get(`${entry.type} ${entry.id}`);
    return { ...entry, ...(note !== undefined && { note }), ...(entry.type === 'STAY' && watched.has(entry.id) && { alert: true }) };
  };
  return { STAY: STAY.map(own), ACTIVITY: ACTIVITY.map(own) };
}

/** Wished stays and activities as anybody may see them, the newest first (ACC-007). */
export async function wishlistView(shop: Catalogue, oldestFirst: readonly WishlistItem[], wish: StayParams): Promise<WishlistAnswer> {
  const items = oldestFirst.toReversed();
  const numbers = (type: 'STAY' | 'ACTIVITY') => items.filter((item) => item.type === type).map(({ id }) => Number(id));
  return {
    STAY: await stays(shop, numbers('STAY'), wish),
    ACTIVITY: await activities(shop.db, numbers('ACTIVITY'), wish.locale),
  };
}

async function stays(shop: Catalogue, ids: readonly number[], wish: StayParams): Promise<WishlistEntry[]> {
  const rows = await shop.db
    .selectFrom('stay')
    .innerJoin('hotel', 'hotel.id', 'stay.hotel_id')
    .select(['stay.id', 'stay.label', 'stay.slug', 'stay.images', 'stay.published'])
    .select(['hotel.id as placeId', 'hotel.label as placeLabel', 'hotel.stars', 'hotel.region', 'hotel.active'])
    .select(townNames('hotel').as('town'))
    .where('stay.id', 'in', [0, ...ids])
    .execute();
  return inOrder(
    ids,
    rows.map((row) => {
      const available = row.published && row.active;
      return { ...entry({ ...row, available }, 'STAY', wish.locale), ...(available && pricedStay(shop, row.id, wish)) };
    }),
  );
}

/** Its card on the days that are asked for; of the cheapest day where it is not to be had then; none where it is on no day. */
function pricedStay(shop: Catalogue, id: number, wish: StayParams): Pick<WishlistEntry, 'card' | 'unavailable'> {
  const card = stayCard(shop, id, wish);
  if (card || !wish.period) return { ...(card && { card }) };
  const { kind } = wishedStay(shop.index, id, wish);
  const other = stayCard(shop, id, { ...wish, period: undefined });
  return { ...(kind !== 'open' && { unavailable: kind }), ...(other && { card: other }) };
}

function stayCard({ index }: Catalogue, id: number, wish: StayParams): WishlistCard | undefined {
  const stay = index.stays.stays.byId.get(id);
  const found = stay === undefined ? undefined : foundStay(index.stays, stay, wish);
  const [offer] = found ? cardsOf(index.stays, [found], wish) : [];
  if (!offer) return undefined;
  const { headwords, nights, sellPrice, refPrice, hotel } = offer;
  return { headwords, nights, sellPrice, refPrice, review: hotel.review };
}

async function activities(db: Database, ids: readonly number[], locale: Locale): Promise<WishlistEntry[]> {
  const rows = await db
    .selectFrom('activity_product')
    .innerJoin('activity_center', 'activity_center.id', 'activity_product.center_id')
    .select(['activity_product.id', 'activity_product.label', 'activity_product.slug', 'activity_product.images'])
    .select(['activity_product.published as available', 'activity_center.id as placeId', 'activity_center.label as placeLabel'])
    .select(['activity_center.stars', townNames('activity_center').as('town'), 'activity_center.region'])
    .select(['activity_product.activities', 'activity_product.first_adults as firstAdults'])
    .select(['activity_product.sell_cents as sell', 'activity_product.reference_cents as reference'])
    .where('activity_product.id', 'in', [0, ...ids])
    .execute();
  return inOrder(
    ids,
    rows.map((row) => {
      const card = row.available ? activityCard(row, locale) : undefined;
      return { ...entry(row, 'ACTIVITY', locale), ...(card && { card }) };
    }),
  );
}

interface PricedActivity {
  readonly activities: unknown;
  readonly firstAdults: number;
  /** Cents by the number of adults, from the first that it takes. */
  readonly sell: readonly number[];
  readonly reference: readonly number[];
}

function activityCard({ activities: parts, firstAdults, sell, reference }: PricedActivity, locale: Locale): WishlistCard | undefined {
  const adults = Math.max(DEFAULT_PARTY.adults, firstAdults);
  const at = sell[adults - firstAdults] === undefined ? 0 : adults - firstAdults;
  const sellPrice = sell[at];
  if (sellPrice === undefined) return undefined;
  const each = (cents: number) => pricePerPerson({ sellPrice: cents, adults: firstAdults + at });
  return {
    headwords: [...new Set((worded(parts, locale) as { univers: string }[]).map(({ univers }) => univers))],
    sellPrice: each(sellPrice),
    refPrice: each(reference[at] ?? sellPrice),
  };
}

interface Row {
  readonly id: number;
  readonly label: unknown;
  readonly slug: string;
  readonly images: readonly string[];
  readonly available: boolean;
  /** Hotel or activity centre. */
  readonly placeId: number;
  readonly placeLabel: string;
  readonly stars: number;
  readonly town: unknown;
  readonly region: unknown;
}

function entry(row: Row, type: WishlistEntry['type'], locale: Locale): WishlistEntry {
  const id = String(row.id);
  const imageUrl = pictureUrl(row.images[0]);
  return {
    type,
    id,
    label: text(row.label, locale),
    hotel: {
      id: String(row.placeId),
      label: row.placeLabel,
      stars: row.stars,
      location: { label: locationLabel(row, locale) },
    },
    imageUrl,
    image: imageUrl,
    uri: hrefFor(type === 'STAY' ? 'stay' : 'activity', locale, { id, slug: slugIn(row, locale) }),
    available: row.available,
  };
}

function inOrder(ids: readonly number[], entries: readonly WishlistEntry[]): WishlistEntry[] {
  const byId = new Map(entries.map((found) => [found.id, found]));
  return ids.flatMap((id) => byId.get(String(id)) ?? []);
}
