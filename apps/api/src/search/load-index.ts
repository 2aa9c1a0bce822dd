import type { LocalDate } from '@shop/contracts';
import { addMonths, daysOfMonth, monthOf, nightsBetween } from '@shop/domain';
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { allWordings } from '../services/wording.ts';
import { refreshFromPrice } from './arrivals.ts';
import { fold } from './fold.ts';
import type { DayGrid, Hotels, Rooms, StayIndex, Stays } from './stay-index.ts';

/** The window of one year (decision A-082) and the month that has begun. */
const MONTHS = 13;
const ROOMS_A_READ = 1000;

/** Builds the index from the database. `firstDay` is the first day that may be booked. */
export async function loadIndex(db: Database, firstDay: LocalDate): Promise<StayIndex> {
  const origin = `${monthOf(firstDay)}-01`;
  const end = addMonths(monthOf(firstDay), MONTHS);
  const grid: DayGrid = { origin, days: nightsBetween(origin, `${end}-01`), firstDay: nightsBetween(origin, firstDay) };
  const hotelRows = await db.selectFrom('hotel').selectAll().where('active', '=', true).orderBy('id').execute();
  const hotelNumber = numbered(hotelRows.map((row) => row.id));
  const roomRows = (await db.selectFrom('room').select(['id', 'hotel_id', 'capacity']).orderBy('id').execute()).filter((row) =>
    hotelNumber.has(row.hotel_id),
  );
  const roomNumber = numbered(roomRows.map((row) => row.id));
  const stayRows = (
    await db
      .selectFrom('stay')
      .selectAll()
      .where('published', '=', true)
      .where('variant_of', 'is', null)
      .orderBy('hotel_id')
      .orderBy('id')
      .execute()
  ).filter((row) => hotelNumber.has(row.hotel_id) && roomNumber.has(row.room_id));

  const stays: Stays = {
    count: stayRows.length,
    id: Int32Array.from(stayRows, (row) => row.id),
    hotel: Int32Array.from(stayRows, (row) => hotelNumber.get(row.hotel_id)!),
    room: Int32Array.from(stayRows, (row) => roomNumber.get(row.room_id)!),
    nights: Uint8Array.from(stayRows, (row) => Math.max(1, row.nights)),
    supplement: Int32Array.from(stayRows, (row) => row.supplement_cents),
    fromDay: new Int16Array(stayRows.length).fill(-1),
    fromSell: new Int32Array(stayRows.length),
    fromRef: new Int32Array(stayRows.length),
    cards: stayRows.map((row) => ({
      label: row.label,
      slug: row.slug,
      images: row.images,
      headwords: row.headwords,
      marketingLabel: row.marketing_label,
      cancellable: row.cancellable,
      cancellationType: row.cancellation_type,
    })),
    byId: numbered(stayRows.map((row) => row.id)),
    themes: columnsOf(stayRows.map((row) => row.themes)),
  };
  const rooms = emptyRooms(roomRows, stays, roomNumber, grid);
  const hotels: Hotels = {
    count: hotelRows.length,
    id: Int32Array.from(hotelRows, (row) => row.id),
    latitude: Float64Array.from(hotelRows, (row) => row.latitude),
    longitude: Float64Array.from(hotelRows, (row) => row.longitude),
    popularity: Int32Array.from(hotelRows, (row) => row.popularity),
    score: Float64Array.from(hotelRows, (row) => row.review_score),
    reviews: Int32Array.from(hotelRows, (row) => row.review_count),
    firstStay: firstStays(stays.hotel, hotelRows.length),
    cards: hotelRows.map((row) => ({
      label: row.label,
      stars: row.stars,
      city: row.city,
      region: row.region,
      country: row.country,
      taxCents: row.local_tax_cents,
    })),
    byId: hotelNumber,
    byCountry: grouped(hotelRows.map((row) => [row.country])),
    byRegion: grouped(hotelRows.map((row) => allWordings(row.region).map(fold))),
    byDepartment: grouped(hotelRows.map((row) => allWordings(row.department).map(fold))),
  };
  const index: StayIndex = { grid, hotels, rooms, stays };
  for (let at = 0; at < roomRows.length; at += ROOMS_A_READ)
    await readDays(
      db,
      index,
      roomRows.slice(at, at + ROOMS_A_READ).map((row) => row.id),
    );
  for (let stay = 0; stay < stays.count; stay++) refreshFromPrice(index, stay);
  return index;
}

/** Reads prices and stock of some rooms, of every month or of one. Arrays come as text: the driver is slow at taking them apart. */
export async function readDays(db: Database, index: StayIndex, roomIds: readonly number[], month?: LocalDate): Promise<void> {
  if (roomIds.length === 0) return;
  const { grid, rooms } = index;
  const ids = sql`any(${`{${roomIds.join(',')}}`}::integer[])`;
  const when = month ? sql`month = ${month}::date` : sql`month >= ${grid.origin}::date`;
  const prices = await sql<{ room_id: number; month: LocalDate; price: string; promo: string; min_stay: string }>`
    select room_id, month, price::text as price, promo::text as promo, min_stay::text as min_stay from room_month where room_id = ${ids} and ${when}`.execute(
    db,
  );
  const placeOf = cellPlaces(index);
  for (const row of prices.rows) {
    const place = placeOf(row);
    if (!place) continue;
    copyDays(row.price, rooms.price, place);
    copyDays(row.promo, rooms.promo, place);
    copyDays(row.min_stay, rooms.minStay, place);
  }
  const stocks = await sql<{ room_id: number; month: LocalDate; stock: string }>`
    select room_id, month, stock::text as stock from room_stock where room_id = ${ids} and ${when}`.execute(db);
  for (const row of stocks.rows) {
    const place = placeOf(row);
    if (place) copyDays(row.stock, rooms.stock, place);
  }
}

interface CellPlace {
  readonly at: number;
  readonly days: number;
}

/** Where a row's days lie in the columns; undefined outside the grid. The same few months come with every room. */
function cellPlaces({ grid, rooms }: StayIndex): (row: { room_id: number; month: LocalDate }) => CellPlace | undefined {
  const months = new Map<LocalDate, { first: number; days: number }>();
  const lengthOf = (month: LocalDate) => {
    const first = nightsBetween(grid.origin, month);
    return { first, days: Math.min(daysOfMonth(monthOf(month)).length, grid.days - first) };
  };
  return ({ room_id, month }) => {
    const known = months.get(month) ?? lengthOf(month);
    months.set(month, known);
    const room = rooms.byId.get(room_id);
    if (room === undefined || known.first < 0 || known.days <= 0) return undefined;
    return { at: room * grid.days + known.first, days: known.days };
  };
}

/** Writes `{12,0,7}` into a column from `at` on, `days` numbers; NULL is 0. */
function copyDays(array: string, column: { [at: number]: number }, { at, days }: CellPlace): void {
  const end = at + days;
  let value = 0;
  for (let place = 1; place < array.length && at < end; place++) {
    const code = array.charCodeAt(place);
    if (code >= 48 && code <= 57) value = value * 10 + code - 48;
    else if (code === 44 || code === 125) {
      column[at++] = value;
      value = 0;
    }
  }
}

function emptyRooms(
  rows: readonly { id: number; hotel_id: number; capacity: number }[],
  stays: Stays,
  byId: ReadonlyMap<number, number>,
  { days }: DayGrid,
): Rooms {
  const cells = rows.length * days;
  const staysOfRoom: number[][] = rows.map(() => []);
  stays.room.forEach((room, stay) => staysOfRoom[room]!.push(stay));
  return {
    id: Int32Array.from(rows, (row) => row.id),
    hotelId: Int32Array.from(rows, (row) => row.hotel_id),
    capacity: Uint8Array.from(rows, (row) => Math.max(1, row.capacity)),
    price: new Int32Array(cells),
    promo: new Uint8Array(cells),
    minStay: new Uint8Array(cells),
    stock: new Int16Array(cells),
    byId,
    stays: staysOfRoom,
  };
}

function firstStays(hotelOfStay: Int32Array, hotels: number): Int32Array {
  const first = new Int32Array(hotels + 1);
  for (const hotel of hotelOfStay) first[hotel + 1]!++;
  for (let hotel = 0; hotel < hotels; hotel++) first[hotel + 1]! += first[hotel]!;
  return first;
}

function numbered(ids: readonly number[]): Map<number, number> {
  return new Map(ids.map((id, number) => [id, number]));
}

function grouped(keysOfHotel: readonly (readonly string[])[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  keysOfHotel.forEach((keys, hotel) => {
    for (const key of new Set(keys)) {
      const group = groups.get(key);
      if (group) group.push(hotel);
      else groups.set(key, [hotel]);
    }
  });
  return groups;
}

function columnsOf(themesOfStay: readonly (readonly string[])[]): Map<string, Uint8Array> {
  const columns = new Map<string, Uint8Array>();
  themesOfStay.forEach((themes, stay) => {
    for (const theme of themes) {
      let column = columns.get(theme);
      if (!column) columns.set(theme, (column = new Uint8Array(themesOfStay.length)));
      column[stay] = 1;
    }
  });
  return columns;
}
