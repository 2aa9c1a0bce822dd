import type { LocalDate } from '@shop/contracts';
import { daysOfMonth, monthOf, nightsBetween } from '@shop/domain';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import type { StayIndex } from '../stay-index.ts';
import { releaseRows } from './release-rows.ts';

const LONGEST_MONTH = 31;

/**
 * Reads prices and stock of some rooms, of every month or of one. The tables are ordered by hotel, so hotels are named too.
 * Arrays come as text: the driver is slow at taking them apart.
 */
export async function readDays(db: Database, index: StayIndex, roomIds: readonly number[], month?: LocalDate): Promise<void> {
  const known = roomIds.flatMap((id) => index.rooms.byId.get(id) ?? []);
  if (known.length === 0) return;
  const { grid, rooms } = index;
  const hotelIds = new Set(known.map((room) => rooms.hotelId[room]!));
  const when = month ? sql`month = ${month}::date` : sql`month >= ${grid.origin}::date`;
  const which = sql`hotel_id = ${anyOf([...hotelIds])} and room_id = ${anyOf(known.map((room) => rooms.id[room]!))} and ${when}`;
  const [prices, stocks] = await Promise.all([
    sql<PriceRow>`select room_id, month, price::text as price, promo::text as promo, min_stay::text as min_stay,
        prior_price::text as prior_price, prior_promo::text as prior_promo, max_stay::text as max_stay, closed::integer[]::text as closed,
        closed_to_arrival::integer[]::text as closed_to_arrival, closed_to_departure::integer[]::text as closed_to_departure
      from room_month where ${which}`.execute(db),
    sql<StockRow>`select room_id, month, stock::text as stock from room_stock where ${which}`.execute(db),
  ]);
  const placeOf = cellPlaces(index);
  for (const row of prices.rows) writePrices(index, row, placeOf(row));
  for (const row of stocks.rows) writeStock(index, row, placeOf(row));
  for (const room of known) countMostFree(index, room);
  releaseRows(prices.rows);
  releaseRows(stocks.rows);
}

interface DaysRow {
  readonly room_id: number;
  readonly month: LocalDate;
}
interface PriceRow extends DaysRow {
  readonly price: string;
  readonly promo: string;
  readonly min_stay: string;
  readonly prior_price: string | null;
  readonly prior_promo: string | null;
  readonly max_stay: string | null;
  readonly closed: string | null;
  readonly closed_to_arrival: string | null;
  readonly closed_to_departure: string | null;
}
interface StockRow extends DaysRow {
  readonly stock: string;
}

function anyOf(ids: readonly number[]) {
  return sql`any(${`{${ids.join(',')}}`}::integer[])`;
}

interface DayCell {
  /** Cell of the month's first day. */
  readonly cell: number;
  readonly days: number;
}

/** Where a row's days lie; undefined outside the grid. The same few months come with every room. */
function cellPlaces({ grid, rooms }: StayIndex): (row: DaysRow) => DayCell | undefined {
  const months = new Map<LocalDate, { first: number; days: number }>();
  const lengthOf = (month: LocalDate) => {
    const first = nightsBetween(grid.origin, month);
    // The day after the last night too: whether one may leave on it.
    return { first, days: Math.min(daysOfMonth(monthOf(month)).length, grid.days + 1 - first) };
  };
  return ({ room_id, month }) => {
    const known = months.get(month) ?? lengthOf(month);
    months.set(month, known);
    const room = rooms.byId.get(room_id);
    if (room === undefined || known.first < 0 || known.days <= 0) return undefined;
    return { cell: rooms.days.cellOf(room, known.first), days: known.days };
  };
}

const prices = new Int32Array(LONGEST_MONTH);
const promos = new Int32Array(LONGEST_MONTH);
const minStays = new Int32Array(LONGEST_MONTH);
const priorPrices = new Int32Array(LONGEST_MONTH);
const priorPromos = new Int32Array(LONGEST_MONTH);
const maxStays = new Int32Array(LONGEST_MONTH);
const closed = new Int32Array(LONGEST_MONTH);
const closedToArrival = new Int32Array(LONGEST_MONTH);
const closedToDeparture = new Int32Array(LONGEST_MONTH);

/** Days that a row leaves out keep what they had. */
function writePrices({ rooms: { days } }: StayIndex, row: PriceRow, place: DayCell | undefined): void {
  if (!place) return;
  const reported = Math.min(place.days, numbersIn(row.price, prices));
  numbersIn(row.promo, promos);
  numbersIn(row.min_stay, minStays);
  numbersIn(row.prior_price ?? '', priorPrices);
  numbersIn(row.prior_promo ?? '', priorPromos);
  numbersIn(row.max_stay ?? '', maxStays);
  numbersIn(row.closed ?? '', closed);
  numbersIn(row.closed_to_arrival ?? '', closedToArrival);
  numbersIn(row.closed_to_departure ?? '', closedToDeparture);
  for (let day = 0, cell = place.cell; day < reported; day++, cell += days.nextDay) {
    const prior = priorPrices[day]! > 0 ? { price: priorPrices[day]!, promo: priorPromos[day]! } : undefined;
    days.setPrice(cell, closed[day] ? 0 : prices[day]!, {
      promo: promos[day]!,
      minStay: minStays[day]!,
      maxStay: maxStays[day]!,
      closedToArrival: closedToArrival[day] === 1,
      closedToDeparture: closedToDeparture[day] === 1,
      prior,
    });
  }
}

const stocks = new Int32Array(LONGEST_MONTH);

function writeStock({ rooms: { days } }: StayIndex, row: StockRow, place: DayCell | undefined): void {
  if (!place) return;
  const reported = Math.min(place.days, numbersIn(row.stock, stocks));
  for (let day = 0, cell = place.cell; day < reported; day++, cell += days.nextDay) days.setStock(cell, stocks[day]!);
}

/** Reads `{12,0,7}` and tells how many numbers it holds; NULL is 0, and so is what is missing. */
function numbersIn(array: string, numbers: Int32Array): number {
  let count = 0;
  let value = 0;
  for (let place = 1; place < array.length && count < numbers.length; place++) {
    const code = array.charCodeAt(place);
    if (code >= 48 && code <= 57) value = value * 10 + code - 48;
    else if ((code === 44 || code === 125) && place > 1) {
      numbers[count++] = value;
      value = 0;
    }
  }
  numbers.fill(0, count);
  return count;
}

function countMostFree({ grid, rooms }: StayIndex, room: number): void {
  const { days } = rooms;
  let most = 0;
  for (let day = 0, cell = room; day < grid.days; day++, cell += days.nextDay) most = Math.max(most, days.stock(cell));
  rooms.mostFree[room] = most;
}
