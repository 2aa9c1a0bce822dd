import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import { townNames } from '../places/town-names.ts';
import { readGiftPrices } from './gift-prices.ts';
import { Interned } from './interned.ts';
import { releaseRows } from './release-rows.ts';

/** Hotels whose stays come with one read: a page is taken in while the next requests are answered. */
const HOTELS_A_READ = 200;

export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>;
export type HotelRow = Catalogue['hotels'][number];
export type RoomRow = Catalogue['rooms'][number];
export type StayRow = Catalogue['stays'][number];

/** What is sold, as far as searches show it: active hotels, their rooms, their published stays, and the gifts among these. */
export async function readCatalogue(db: Database) {
  const interned = new Interned();
  const hotels = await readHotels(db, interned);
  const hotelIds = new Set(hotels.map((row) => row.id));
  const allRooms = await db.selectFrom('room').select(['id', 'hotel_id', 'capacity']).orderBy('id').execute();
  const rooms = allRooms.filter((row) => hotelIds.has(row.hotel_id));
  const roomIds = new Set(rooms.map((row) => row.id));
  const stays: Awaited<ReturnType<typeof readStays>> = [];
  for (let at = 0; at < hotels.length; at += HOTELS_A_READ) {
    const page = await readStays(
      db,
      { first: hotels[at]!.id, last: hotels[Math.min(at + HOTELS_A_READ, hotels.length) - 1]!.id },
      interned,
    );
    for (const row of page) if (hotelIds.has(row.hotel_id) && roomIds.has(row.room_id)) stays.push(row);
    releaseRows(page);
  }
  return { hotels, rooms, stays, gifts: await readGiftPrices(db), activities: await readActivities(db, stays) };
}

async function readHotels(db: Database, interned: Interned) {
  const rows = await db
    .selectFrom('hotel')
    .select(['id', 'label', 'stars', 'latitude', 'longitude', 'address', 'city', 'place_id', 'country', 'type', 'environment', 'style'])
    .select(['review_score', 'review_count', 'popularity', 'local_tax_cents', 'channel_manager'])
    .select(sql<string>`${townNames('hotel')}::text`.as('town'))
    .select([sql<string>`region::text`.as('region'), sql<string | null>`department::text`.as('department')])
    .select(sql<string[]>`to_jsonb(facilities)`.as('facilities'))
    .where('active', '=', true)
    .orderBy('id')
    .execute();
  const hotels = rows.map((row) => ({
    ...row,
    town: interned.value(row.town),
    region: interned.value(row.region),
    department: interned.value(row.department),
    channel_manager: row.channel_manager === null ? null : interned.text(row.channel_manager),
  }));
  releaseRows(rows);
  return hotels;
}

/** Of a programme only the ids of its activities, whose words are the same everywhere, and the kinds and ids of its meals. */
async function readStays(db: Database, { first, last }: { first: number; last: number }, interned: Interned) {
  const rows = await db
    .selectFrom('stay')
    .select(['id', 'hotel_id', 'room_id', 'slug', 'nights', 'supplement_cents', 'cancellation_type', 'cancellable'])
    .select([sql<string>`label::text`.as('label'), sql<string>`headwords::text`.as('headwords')])
    .select(sql<string | null>`marketing_label::text`.as('marketing_label'))
    .select(sql<string | null>`targeted_label::text`.as('targeted_label'))
    .select([sql<string[]>`to_jsonb(images)`.as('images'), sql<string[]>`to_jsonb(themes)`.as('themes')])
    .select(sql<string[]>`jsonb_path_query_array(programme, ${ITEMS}::jsonpath)`.as('items'))
    .select(sql<string>`jsonb_path_query_array(programme, ${ACTIVITY_SEASONS}::jsonpath)::text`.as('seasons'))
    .select(sql<boolean>`(programme <> '[]' and not jsonb_path_exists(programme, ${OTHERS_THAN_ROOM}::jsonpath))`.as('is_night'))
    .where('published', '=', true)
    // The same stay under other terms is quoted and bought, never listed.
    .where('variant_of', 'is', null)
    .where('hotel_id', '>=', first)
    .where('hotel_id', '<=', last)
    .orderBy('hotel_id')
    .orderBy('id')
    .execute();
  const stays = rows.map((row) => ({
    ...row,
    label: interned.value(row.label),
    headwords: interned.value(row.headwords),
    marketing_label: interned.value(row.marketing_label),
    targeted_label: interned.value(row.targeted_label),
    cancellation_type: interned.text(row.cancellation_type),
    seasons: interned.text(row.seasons),
    items: row.items.map((id) => interned.text(id)),
  }));
  releaseRows(rows);
  return stays;
}

/** A programme of a room alone is a hotel night. */
const OTHERS_THAN_ROOM = '$[*] ? (!(@.kind == "room"))';
const MEALS = '@.kind == "breakfast" || @.kind == "dinner"';
const ITEMS = `$[*] ? (${MEALS} || @.kind == "activity").keyvalue() ? (@.key == "id" || (@.key == "kind" && @.value != "activity")).value`;
const ACTIVITY_SEASONS = '$[*] ? (@.kind == "activity").season';

export interface Activity {
  readonly id: string;
  readonly title: unknown;
  readonly icon: string;
}

/** Words and icon of every activity, from the programme of the last stay that has it. */
async function readActivities(db: Database, stays: readonly { id: number; items: readonly string[] }[]): Promise<Activity[]> {
  const stayOf = new Map(stays.flatMap(({ id, items }) => items.map((item) => [item, id] as const)));
  if (stayOf.size === 0) return [];
  const ids = `{${[...new Set(stayOf.values())].join(',')}}`;
  const rows = await db
    .selectFrom('stay')
    .select('programme')
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('id')
    .execute();
  const lines = rows.flatMap(({ programme }) => programme as (Partial<Activity> & { kind?: string })[]);
  const known = lines.filter((line) => line.kind === 'activity' && typeof line.id === 'string');
  return [...new Map(known.map(({ id, title, icon = '' }) => [id!, { id: id!, title, icon }])).values()];
}
