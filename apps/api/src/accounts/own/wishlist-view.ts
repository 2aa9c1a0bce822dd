import type { Locale, WishlistAnswer, WishlistEntry } from '@shop/contracts';
import { hrefFor } from '@shop/routes';
import { pictureUrl } from '../../services/pictures-of.ts';
import { text } from '../../services/wording.ts';
import type { Database } from '../../store/database.ts';
import { itemsOf } from './wishlist.ts';

/** The wishlist as the drawer shows it: stays and activities, the newest first (spec 2, section 3). */
export async function wishlistView(db: Database, accountId: string, locale: Locale): Promise<WishlistAnswer> {
  const items = (await itemsOf(db, accountId)).reverse();
  const numbers = (type: 'STAY' | 'ACTIVITY') => items.filter((item) => item.type === type).map(({ id }) => Number(id));
  return {
    STAY: await stays(db, numbers('STAY'), locale),
    ACTIVITY: await activities(db, numbers('ACTIVITY'), locale),
  };
}

async function stays(db: Database, ids: readonly number[], locale: Locale): Promise<WishlistEntry[]> {
  const rows = await db
    .selectFrom('stay')
    .innerJoin('hotel', 'hotel.id', 'stay.hotel_id')
    .select(['stay.id', 'stay.label', 'stay.slug', 'stay.images', 'stay.published'])
    .select(['hotel.id as placeId', 'hotel.label as placeLabel', 'hotel.stars', 'hotel.city', 'hotel.region', 'hotel.active'])
    .where('stay.id', 'in', [0, ...ids])
    .execute();
  return inOrder(
    ids,
    rows.map((row) => entry({ ...row, available: row.published && row.active }, 'STAY', locale)),
  );
}

async function activities(db: Database, ids: readonly number[], locale: Locale): Promise<WishlistEntry[]> {
  const rows = await db
    .selectFrom('activity_product')
    .innerJoin('activity_center', 'activity_center.id', 'activity_product.center_id')
    .select(['activity_product.id', 'activity_product.label', 'activity_product.slug', 'activity_product.images'])
    .select(['activity_product.published as available', 'activity_center.id as placeId', 'activity_center.label as placeLabel'])
    .select(['activity_center.stars', 'activity_center.city', 'activity_center.region'])
    .where('activity_product.id', 'in', [0, ...ids])
    .execute();
  return inOrder(
    ids,
    rows.map((row) => entry(row, 'ACTIVITY', locale)),
  );
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
  readonly city: string;
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
      location: { label: `${row.city}, ${text(row.region, locale)}` },
    },
    imageUrl,
    image: imageUrl,
    uri: hrefFor(type === 'STAY' ? 'stay' : 'activity', locale, { id, slug: row.slug }),
    available: row.available,
  };
}

function inOrder(ids: readonly number[], entries: readonly WishlistEntry[]): WishlistEntry[] {
  const byId = new Map(entries.map((found) => [found.id, found]));
  return ids.flatMap((id) => byId.get(String(id)) ?? []);
}
