import { ContentIndex } from '../../content/content-index.ts';
import { ShopIndex } from '../../availability/shop-index.ts';
import { pictureStore, type RenderPicture } from '../../media/picture-store.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import type { ShopSettings } from '../../platform/settings/settings.ts';
import { LONG_DEADLINES, LONG_TIMEOUTS, settingsForTests } from '../settings-for-tests.ts';

/** A row of the catalogue: lists of text stay arrays, other objects are JSON. */
type Row = Record<string, unknown>;

export interface Catalogue {
  readonly places?: readonly Row[];
  readonly hotels?: readonly Row[];
  readonly rooms?: readonly Row[];
  readonly stays?: readonly Row[];
  readonly months?: readonly {
    hotel_id: number;
    room_id: number;
    month: string;
    price: number[];
    promo: number[];
    min_stay: number[];
    max_stay?: number[];
    closed?: boolean[];
    closed_to_arrival?: boolean[];
    closed_to_departure?: boolean[];
    stock: number[];
  }[];
}

/** What a spec says of the shop that it opens. */
export interface PartsOpening {
  readonly url: string;
  readonly pool: number;
  readonly catalogue: Catalogue;
  readonly now: Date;
  readonly render?: RenderPicture;
  readonly dataDirectory: string;
  /** What differs from the settings of a local shop. */
  readonly settings?: Partial<ShopSettings>;
}

/** What every shop of a spec has, on an empty database: what is sold, the indexes of it, and a clock that a test sets. */
export async function openParts({ url, pool, catalogue, now, render, dataDirectory, settings }: PartsOpening) {
  const db = openDatabase(url, pool, LONG_TIMEOUTS);
  await migrate(db);
  await stock(db, catalogue);
  const time = { now };
  const clock = () => time.now;
  return {
    time,
    parts: {
      db,
      clock,
      index: await ShopIndex.load(db, clock),
      content: await ContentIndex.load(db),
      pictures: pictureStore(dataDirectory, render ?? (() => Promise.resolve(undefined))),
      settings: { ...settingsForTests(dataDirectory), ...settings },
      deadlines: LONG_DEADLINES,
    },
  };
}

async function stock(db: Database, { places = [], hotels = [], rooms = [], stays = [], months = [] }: Catalogue): Promise<void> {
  for (const row of places) await db.insertInto('place').values(stored(row)).execute();
  for (const row of hotels) await db.insertInto('hotel').values(stored(row)).execute();
  for (const row of rooms) await db.insertInto('room').values(stored(row)).execute();
  for (const row of stays) await db.insertInto('stay').values(stored(row)).execute();
  for (const { stock: rooms, ...month } of months) {
    await db.insertInto('room_month').values(month).execute();
    await db
      .insertInto('room_stock')
      .values({ hotel_id: month.hotel_id, room_id: month.room_id, month: month.month, stock: rooms })
      .execute();
  }
}

const TEXT_LISTS = new Set(['facilities', 'eco_facilities', 'images', 'themes']);

function stored<T>(row: Row): T {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value !== null && typeof value === 'object' && !TEXT_LISTS.has(column) ? JSON.stringify(value) : value,
    ]),
  ) as T;
}
