import { CATALOGUE_LOCK } from '@shop/api/installation';
import type { Client } from 'pg';
import { CONNECTED_HOTELS } from './connected-hotels.ts';
import { LINE_TABLES, PARTS, STOCK_TABLE, tablesOf, type LineTable, type Part } from './line-tables.ts';
import { countUses, endCodes } from './swap-promotions.ts';
import { SOLD_ROOMS } from './sold-rooms.ts';
import { incoming } from './stage-lines.ts';

/** Some gift is of it, or an order that is being paid will be. */
const isGiven = (kind: string, code: string) =>
  `(exists (select 1 from gift_voucher where gift_voucher.kind = '${kind}' and gift_voucher.product_code = ${code})
    or exists (select 1 from purchase where purchase.status = 'pending' and purchase.gift->>'kind' = '${kind}'
      and purchase.gift->>'productCode' = ${code}))`;

/** A room that the file still holds, of a hotel whose channel manager says what it costs and how many are free. */
const isConnected = (table: string) => `${table}.hotel_id in (${CONNECTED_HOTELS})
  and exists (select 1 from incoming_room room where room.id = ${table}.room_id and room.hotel_id = ${table}.hotel_id)`;

/** Things of before that orders, gifts or other rows still name: they stay, and are no longer sold. Nights of a channel manager stay its own. */
const STILL_NAMED: Readonly<Record<string, { readonly by: string; readonly retired?: string }>> = {
  stay: {
    by: `exists (select 1 from purchase where purchase.stay_id = stay.id)
      or ${isGiven('SINGLEVOUCHER', 'stay.id::text')}
      or exists (select 1 from stay variant join purchase on purchase.stay_id = variant.id where variant.variant_of = stay.id)`,
    retired: 'published',
  },
  room: {
    by: 'exists (select 1 from stay where stay.room_id = room.id) or exists (select 1 from purchase where purchase.room_id = room.id)',
  },
  hotel: {
    by: `exists (select 1 from stay where stay.hotel_id = hotel.id) or exists (select 1 from room where room.hotel_id = hotel.id)
      or exists (select 1 from purchase where purchase.hotel_id = hotel.id)`,
    retired: 'active',
  },
  single_voucher: { by: isGiven('SINGLEVOUCHER', 'single_voucher.stay_id::text') },
  activity_product: { by: isGiven('DIGITAL_ACTIVITY_ONLY', 'activity_product.id::text'), retired: 'published' },
  activity_center: { by: 'exists (select 1 from activity_product where activity_product.center_id = activity_center.id)' },
  promotion_code: {
    by: `exists (select 1 from promotion_use where promotion_use.code = promotion_code.code)
      or exists (select 1 from purchase where purchase.promotion_code = promotion_code.code and purchase.status = 'pending')`,
  },
  box: { by: isGiven('BOX', 'box.code'), retired: 'published' },
  room_month: { by: isConnected('room_month') },
  room_stock: { by: isConnected('room_stock') },
};

/**
 * Puts what was staged in the place of the catalogue, or of another part, in one transaction: readers see the old one until it commits, then
 * the new one. Rooms are locked last, for as long as it takes to write them; orders wait for that and are not refused. Answers which
 * hotels of the file keep the rates and rooms of their channel managers, by id.
 */
export async function swapCatalogue(
  client: Client,
  { source, part }: { readonly source: string; readonly part: Part },
): Promise<readonly number[]> {
  let connected: readonly number[] = [];
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [CATALOGUE_LOCK]);
    if (part === 'promotionCodes') await countUses(client);
    for (const kind of PARTS[part]) {
      if (kind === 'days') connected = await leaveOutConnected(client);
      await write(client, LINE_TABLES[kind]);
    }
    for (const kind of PARTS[part].toReversed()) await remove(client, LINE_TABLES[kind]);
    if (part === 'catalogue') {
      await promoteNewMonths(client);
      await swapStock(client);
    }
    if (part === 'promotionCodes') await endCodes(client);
    await client.query(`delete from catalogue_seed where fingerprint like 'v%'`);
    await client.query(`insert into catalogue_seed (fingerprint) values ('operator') on conflict do nothing`);
    await client.query('insert into catalogue_version (source, part) values ($1, $2)', [source, part]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => undefined);
    throw cause;
  }
  // Without fresh statistics the first plans read whole tables.
  for (const { table } of tablesOf(part)) await client.query(`analyze ${table}`);
  return connected;
}

/**
 * What a file says of nights that a channel manager writes is not taken in; answers of which hotels. Updates that are being written end
 * before it is read who is connected, and later ones start after the import: none is overwritten, the first of a hotel included.
 */
async function leaveOutConnected(client: Client): Promise<readonly number[]> {
  await client.query('lock table inventory_version in share mode');
  const leftOut = ({ table }: LineTable) => `delete from ${incoming(table)} where hotel_id in (${CONNECTED_HOTELS}) returning hotel_id`;
  const { rows } = await client.query<{ hotel_id: number }>(`
    with nights as (${leftOut(LINE_TABLES.days)}), rooms as (${leftOut(STOCK_TABLE)})
    select distinct hotel_id from nights order by hotel_id`);
  return rows.map((row) => row.hotel_id);
}

/** Months that the shop did not have get what their hotel's promotions take off; the others have it. */
async function promoteNewMonths(client: Client): Promise<void> {
  await client.query(`
    update room_month set promo = promotions_of_month(hotel_id, room_id, month)
    where promo = '{}' and hotel_id in (select hotel_id from applied_promotion)
      and promotions_of_month(hotel_id, room_id, month) <> '{}'`);
}

/**
 * Nobody buys a room between the count of what is sold and the end of the transaction. Rooms that were sold beyond what the house
 * gives are owed to it: given back, they do not come on sale (docs/decisions/2026-11-23-availability-is-counted-at-a-cursor.md).
 */
async function swapStock(client: Client): Promise<void> {
  await client.query(`lock table ${STOCK_TABLE.table} in exclusive mode`);
  await client.query(`
    update incoming_room_stock taken set (stock, owed) = (
      select array_agg(greatest(0, given.stock - coalesce(sold.rooms, 0))::smallint order by given.day),
        case when bool_or(sold.rooms > given.stock)
          then array_agg(greatest(0, coalesce(sold.rooms, 0) - given.stock)::smallint order by given.day) end
      from unnest(taken.stock) with ordinality as given (stock, day)
      left join (${SOLD_ROOMS}) sold on sold.day = given.day
        and sold.hotel_id = taken.hotel_id and sold.room_id = taken.room_id and sold.month = taken.month)
    where (hotel_id, room_id, month) in (select hotel_id, room_id, month from (${SOLD_ROOMS}) sold)`);
  await remove(client, STOCK_TABLE);
  await write(client, STOCK_TABLE);
}

/** Rows that are as they were are left alone. */
async function write(client: Client, { table, columns, key }: LineTable): Promise<void> {
  const names = columns.map(([name]) => name);
  const others = names.filter((name) => !key.includes(name));
  await client.query(`
    insert into ${table} (${names.join(', ')}) select ${names.join(', ')} from ${incoming(table)}
    on conflict (${key.join(', ')}) do update set ${others.map((name) => `${name} = excluded.${name}`).join(', ')}
    where (${others.map((name) => `${table}.${name}`).join(', ')}) is distinct from (${others.map((name) => `excluded.${name}`).join(', ')})`);
}

async function remove(client: Client, { table, key }: LineTable): Promise<void> {
  const isGone = `not exists (select 1 from ${incoming(table)} as next where ${key.map((name) => `next.${name} = ${table}.${name}`).join(' and ')})`;
  const named = STILL_NAMED[table];
  const isFree = named ? `and not (${named.by})` : '';
  if (table === 'hotel') await client.query(`delete from review using hotel where hotel.id = review.hotel_id and ${isGone} ${isFree}`);
  await client.query(`delete from ${table} where ${isGone} ${isFree}`);
  if (named?.retired) await client.query(`update ${table} set ${named.retired} = false where ${named.retired} and ${isGone}`);
}
