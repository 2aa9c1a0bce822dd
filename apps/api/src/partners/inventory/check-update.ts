import type { InventoryItem, InventoryUpdate } from '@shop/contracts';
import { addDays, isLocalDate, nightsBetween, type LocalDate } from '@shop/domain';
import { sql } from 'kysely';
import type { Partner } from '../registry/partner-key.ts';
import { invalidField, HttpProblem } from '../../platform/http/index.ts';
import type { Database } from '../../platform/database/index.ts';

/** As many as one call may tell of, over all of its items. */
export const MAX_ROOM_DAYS = 12_000;
/** Days after the first one that counts, which is yesterday. */
export const DAYS_AHEAD = 800;
/** An item holds at least one of these. */
const REPORTED = ['rate', 'available', 'minStay', 'maxStay', 'closed', 'closedToArrival', 'closedToDeparture'] as const;

/** Refuses an update as a whole, naming the item and its field, before anything of it is written. */
export async function checkUpdate(
  db: Database,
  { partner, update, firstDay }: { readonly partner: Partner; readonly update: InventoryUpdate; readonly firstDay: LocalDate },
): Promise<void> {
  let roomDays = 0;
  for (const [place, item] of update.items.entries()) {
    checkDays(item, { path: `items.${place}`, lastDay: addDays(firstDay, DAYS_AHEAD) });
    roomDays += nightsBetween(item.from, item.to) + 1;
    if (roomDays > MAX_ROOM_DAYS) throw invalidField('items', `items.${place} is too much: one call tells of ${MAX_ROOM_DAYS} room days.`);
  }
  await checkPlaces(db, partner, update.items);
  await checkCursor(db, Number(update.seen));
}

function checkDays(item: InventoryItem, { path, lastDay }: { path: string; lastDay: LocalDate }): void {
  for (const field of ['from', 'to'] as const)
    if (!isLocalDate(item[field])) throw invalidField(`${path}.${field}`, `${path}.${field} is no day of the calendar.`);
  if (item.to < item.from) throw invalidField(`${path}.to`, `${path}.to is before ${path}.from.`);
  if (item.to > lastDay) throw invalidField(`${path}.to`, `${path}.to is after ${lastDay}, the last day that can be told.`);
  if (nightsBetween(item.from, item.to) >= MAX_ROOM_DAYS) throw invalidField(`${path}.from`, `${path}.from is too long ago.`);
  if (REPORTED.every((field) => item[field] === undefined))
    throw invalidField(`${path}.rate`, `${path} says nothing: give one of ${REPORTED.join(', ')}.`);
  if (item.minStay !== undefined && item.maxStay !== undefined && item.maxStay < item.minStay)
    throw invalidField(`${path}.maxStay`, `${path}.maxStay is less than ${path}.minStay.`);
}

/** Only who hears of a hotel's bookings can count its rooms. */
async function checkPlaces(db: Database, partner: Partner, items: readonly InventoryItem[]): Promise<void> {
  const places = await db
    .selectFrom('delivery_place')
    .select('place_id')
    .where('partner_id', '=', partner.id)
    .where('kind', '=', 'hotel')
    .execute();
  const own = new Set(places.map(({ place_id }) => place_id));
  const foreign = items.findIndex(({ hotelId }) => !own.has(hotelId));
  if (foreign >= 0) {
    const field = `items.${foreign}.hotelId`;
    throw new HttpProblem(403, { code: 'FORBIDDEN', field, message: `${field} is no hotel of this partner.` });
  }
  const rooms = await db
    .selectFrom('room')
    .select(['id', 'hotel_id'])
    .where('id', 'in', [...new Set(items.map(({ roomId }) => roomId))])
    .execute();
  const hotelOf = new Map(rooms.map(({ id, hotel_id }) => [id, hotel_id]));
  for (const [place, { hotelId, roomId }] of items.entries())
    if (hotelOf.get(roomId) !== hotelId)
      throw invalidField(`items.${place}.roomId`, `items.${place}.roomId is no room of hotel ${hotelId}.`);
}

/** A cursor that no feed has given would hide bookings that the source cannot have heard of. */
async function checkCursor(db: Database, seen: number): Promise<void> {
  const { rows } = await sql<{ last: number }>`
    select case when is_called then last_value else 0 end as last from partner_message_position`.execute(db);
  if (seen > rows[0]!.last) throw invalidField('seen', 'seen is ahead of the feed: give a cursor that GET /partners/feed has answered.');
}
