import type { LocalDate } from '@shop/contracts';
import { addDays, addMonths, monthOf, nightsBetween } from '@shop/domain';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { allWordings } from '../cards/wording.ts';
import type { Database } from '../../platform/database/index.ts';
import { refreshFromPrice } from '../arrivals.ts';
import { choicesOf, linesOf } from '../stays/choices.ts';
import { MAX_STARS, facetLinesOf } from '../stays/facet-lines.ts';
import { fold } from '../places/fold.ts';
import { FromDays } from '../stays/from-days.ts';
import { OfferCache } from '../stays/offer-cache.ts';
import { RoomDays } from '../room-days.ts';
import type { DayGrid, Hotels, Rooms, StayIndex, Stays } from '../stay-index.ts';
import { seasonColumns } from './season-columns.ts';
import { readCatalogue, type Catalogue, type HotelRow } from './read-catalogue.ts';
import { readDays } from './read-days.ts';

/** The window of one year (SEARCH-140) and the month that has begun. */
const MONTHS = 13;
/** Small portions, so that requests are answered between them. */
const ROOMS_A_READ = 100;
const STAYS_A_TURN = 1000;

/** Builds the index from the database. `firstDay` is the first day that may be booked. */
export async function loadIndex(db: Database, firstDay: LocalDate): Promise<StayIndex> {
  const origin = `${monthOf(firstDay)}-01`;
  const end = addMonths(monthOf(firstDay), MONTHS);
  const days = nightsBetween(origin, `${end}-01`);
  const dates = Array.from({ length: days }, (_, number) => addDays(origin, number));
  const grid: DayGrid = { origin, days, dates, firstDay: nightsBetween(origin, firstDay) };
  const rows = await readCatalogue(db);
  const roomNumber = numbered(rows.rooms.map((row) => row.id));
  const hotelNumber = numbered(rows.hotels.map((row) => row.id));
  const stays = staysOf(rows, grid, hotelNumber, roomNumber);
  const index: StayIndex = { grid, hotels: hotelsOf(rows, hotelNumber, stays), rooms: roomsOf(rows, roomNumber, stays, grid), stays };
  for (let at = 0; at < rows.rooms.length; at += ROOMS_A_READ)
    await readDays(
      db,
      index,
      rows.rooms.slice(at, at + ROOMS_A_READ).map((row) => row.id),
    );
  for (let stay = 0; stay < stays.count; stay++) {
    refreshFromPrice(index, stay);
    if (stay % STAYS_A_TURN === 0) await nextTurn();
  }
  return index;
}

function staysOf(
  { stays: rows, gifts, activities }: Catalogue,
  { dates }: DayGrid,
  hotelNumber: ReadonlyMap<number, number>,
  roomNumber: ReadonlyMap<number, number>,
): Stays {
  const items = choicesOf(rows.map((row) => row.items));
  const itemLines = linesOf(items);
  const cards = new Map(activities.map(({ id, title, icon }) => [id, { label: title, icon }]));
  return {
    count: rows.length,
    id: Int32Array.from(rows, (row) => row.id),
    hotel: Int32Array.from(rows, (row) => hotelNumber.get(row.hotel_id)!),
    room: Int32Array.from(rows, (row) => roomNumber.get(row.room_id)!),
    nights: Uint8Array.from(rows, (row) => Math.max(1, row.nights)),
    supplement: Int32Array.from(rows, (row) => row.supplement_cents),
    fromDay: new Int16Array(rows.length).fill(-1),
    fromSell: new Int32Array(rows.length),
    fromRef: new Int32Array(rows.length),
    fromDays: new FromDays(rows.length),
    offerCache: new OfferCache({ stays: rows.length, hotels: hotelNumber.size, itemBytes: itemLines.width }),
    seasonNights: seasonColumns(
      rows.map(({ seasons }) => seasons),
      dates,
    ),
    isNight: Uint8Array.from(rows, (row) => (row.is_night ? 1 : 0)),
    gifts: rows.map((row) => gifts.get(row.id)),
    items,
    itemLines,
    activityCards: items.ids.map((id) => cards.get(id)),
    cards: rows.map((row) => ({
      label: row.label,
      slug: row.slug,
      images: row.images,
      headwords: row.headwords,
      marketingLabel: row.marketing_label,
      targetedLabel: row.targeted_label,
      cancellable: row.cancellable,
      cancellationType: row.cancellation_type,
    })),
    byId: numbered(rows.map((row) => row.id)),
    themes: columnsOf(rows.map((row) => row.themes)),
  };
}

function hotelsOf({ hotels: rows }: Catalogue, byId: ReadonlyMap<number, number>, stays: Stays): Hotels {
  const facets = facetsOf(rows);
  return {
    ...facets,
    facetLines: facetLinesOf(facets),
    id: Int32Array.from(rows, (row) => row.id),
    latitude: Float64Array.from(rows, (row) => row.latitude),
    longitude: Float64Array.from(rows, (row) => row.longitude),
    popularity: Int32Array.from(rows, (row) => row.popularity),
    reviews: Int32Array.from(rows, (row) => row.review_count),
    classes: [...new Set(facets.stars)].sort((a, b) => b - a),
    byLatitude: Int32Array.from(rows.keys()).sort((a, b) => rows[a]!.latitude - rows[b]!.latitude),
    firstStay: firstStays(stays.hotel, rows.length),
    cards: rows.map((row) => ({
      label: row.label,
      stars: row.stars,
      city: row.city,
      town: row.town,
      townId: row.place_id,
      address: row.address,
      region: row.region,
      department: row.department,
      country: row.country,
      taxCents: row.local_tax_cents,
      channelManager: row.channel_manager,
    })),
    byId,
    byCountry: grouped(rows.map((row) => [row.country])),
    byRegion: grouped(rows.map((row) => allWordings(row.region).map(fold))),
    byDepartment: grouped(rows.map((row) => allWordings(row.department).map(fold))),
    byTown: grouped(rows.map((row) => [row.place_id])),
  };
}

function facetsOf(rows: readonly HotelRow[]) {
  return {
    count: rows.length,
    score: Float64Array.from(rows, (row) => row.review_score),
    stars: Uint8Array.from(rows, (row) => Math.min(MAX_STARS, Math.max(0, row.stars))),
    types: choicesOf(rows.map((row) => [row.type])),
    environments: choicesOf(rows.map((row) => [row.environment])),
    styles: choicesOf(rows.map((row) => [row.style])),
    facilities: choicesOf(rows.map((row) => row.facilities)),
  };
}

function roomsOf({ rooms: rows }: Catalogue, byId: ReadonlyMap<number, number>, stays: Stays, { days }: DayGrid): Rooms {
  const staysOfRoom: number[][] = rows.map(() => []);
  stays.room.forEach((room, stay) => staysOfRoom[room]!.push(stay));
  return {
    id: Int32Array.from(rows, (row) => row.id),
    hotelId: Int32Array.from(rows, (row) => row.hotel_id),
    capacity: Uint8Array.from(rows, (row) => Math.max(1, row.capacity)),
    days: new RoomDays(rows.length, days),
    mostFree: new Int16Array(rows.length),
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
