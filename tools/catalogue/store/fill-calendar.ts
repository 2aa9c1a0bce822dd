import type { Client } from 'pg';
import type { RoomMonth } from '../calendar.ts';
import { promotionsOf, type Promotion } from '../promotions.ts';
import { insertRows, numbers, type Column } from './insert-rows.ts';

const DAYS_BATCH = 2500;

const PROMOTION: readonly Column<Promotion>[] = [
  ['hotel_id', 'integer', (row) => row.hotelId],
  ['id', 'text', (row) => row.id],
  ['room_id', 'integer', (row) => row.roomId],
  ['percent', 'smallint', (row) => row.percent],
  ['first_night', 'date', (row) => row.firstNight],
  ['last_night', 'date', (row) => row.lastNight],
  ['starts_on', 'date', (row) => row.startsOn],
  ['ends_on', 'date', (row) => row.endsOn],
];

/**
 * Prices, promotions and stock, batch by batch, so that a year of days never stands in memory as a whole.
 * The next batch is composed while the database writes the last one.
 */
export async function fillCalendar(client: Client, calendar: Iterable<RoomMonth>): Promise<number> {
  let written = 0;
  let writing = Promise.resolve();
  for (const months of batches(calendar, DAYS_BATCH)) {
    await writing;
    written += months.length;
    writing = writeMonths(client, months);
  }
  await writing;
  return written;
}

async function writeMonths(client: Client, months: readonly RoomMonth[]): Promise<void> {
  const keys: readonly Column<RoomMonth>[] = [
    ['hotel_id', 'integer', (row) => row.hotelId],
    ['room_id', 'integer', (row) => row.roomId],
    ['month', 'date', (row) => row.month],
  ];
  const days: readonly Column<RoomMonth>[] = [
    ['price', 'integer[]', (row) => numbers(row.price)],
    ['promo', 'smallint[]', (row) => numbers(row.promo.some((percent) => percent > 0) ? row.promo : [])],
    ['min_stay', 'smallint[]', (row) => numbers(row.minStay)],
  ];
  await insertRows(client, 'room_promotion', PROMOTION, months.flatMap(promotionsOf));
  await insertRows(client, 'room_month', [...keys, ...days], months, DAYS_BATCH);
  await insertRows(client, 'room_stock', [...keys, ['stock', 'smallint[]', (row) => numbers(row.stock)]], months, DAYS_BATCH);
}

function* batches<Row>(rows: Iterable<Row>, size: number): Generator<Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
