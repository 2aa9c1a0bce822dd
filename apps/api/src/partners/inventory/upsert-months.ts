import { MAX_NIGHTS } from '@shop/contracts';
import { daysOfMonth, monthOf, roomsOnSale, type LocalDate, type UnacknowledgedBooking } from '@shop/domain';
import type { Transaction } from 'kysely';
import {
  lockPrices,
  lockStocks,
  type MonthKey,
  openPrices,
  openStocks,
  type PriceRow,
  type StockRow,
  storeMonths,
} from '../../inventory/index.ts';
import type { Tables } from '../../platform/database/index.ts';
import type { ReportedMonth } from './reported-days.ts';
import { unacknowledgedBookings } from './unacknowledged-bookings.ts';

interface Writing {
  readonly hotelId: number;
  readonly seen: number;
  readonly firstDay: LocalDate;
  /** Sorted by room and month. */
  readonly months: readonly ReportedMonth[];
}

/** Writes rates and rooms of one hotel, and a `stock_change` for every month that became another, which indexes follow. */
export async function upsertMonths(trx: Transaction<Tables>, { hotelId, months, ...at }: Writing): Promise<void> {
  const keys = months.map(({ roomId, month }) => ({ hotel_id: hotelId, room_id: roomId, month }));
  // Rates first, as an import of the catalogue writes them: it locks all rooms as its last step, and waits for nobody who waits for it.
  await openPrices(trx, keys);
  const prices = await lockPrices(trx, keys);
  await openStocks(trx, keys);
  const stocks = await lockStocks(trx, keys);
  const unacknowledged = await unacknowledgedBookings(trx, { hotelId, ...at });
  const changedStocks = months.flatMap((reported, place) =>
    ifChanged(stocks[place]!, stockOf(reported, stocks[place]!, unacknowledged.get(reported.roomId) ?? [])),
  );
  const changedPrices = months.flatMap((reported, place) => ifChanged(prices[place]!, priceOf(reported, prices[place]!)));
  await storeMonths(trx, { stocks: changedStocks, prices: changedPrices });
}

function stockOf({ month, days }: ReportedMonth, row: StockRow, unacknowledged: readonly UnacknowledgedBooking[]): StockRow {
  const { stock, owed } = row;
  const next = daysOfMonth(monthOf(month)).map((day, at) => {
    const reported = days.get(day)?.available;
    return reported === undefined ? { onSale: stock[at] ?? 0, owed: owed?.[at] ?? 0 } : roomsOnSale({ reported, day }, unacknowledged);
  });
  const nextOwed = next.map((night) => night.owed);
  return { ...row, stock: next.map(({ onSale }) => onSale), owed: owed || nextOwed.some((rooms) => rooms > 0) ? nextOwed : null };
}

function priceOf({ month, days }: ReportedMonth, row: PriceRow): PriceRow {
  const dates = daysOfMonth(monthOf(month)).map((day, at) => ({ reported: days.get(day), at }));
  const closed = (field: 'closed' | 'closedToArrival' | 'closedToDeparture', kept: boolean[] | null) =>
    ifAny(dates.map(({ reported, at }) => reported?.[field] ?? kept?.[at] ?? false));
  return {
    ...row,
    price: dates.map(({ reported, at }) => reported?.rate ?? row.price[at] ?? 0),
    min_stay: dates.map(({ reported, at }) => reported?.minStay ?? row.min_stay[at] ?? 1),
    max_stay: ifAny(dates.map(({ reported, at }) => mostNights(reported?.maxStay) ?? row.max_stay?.[at] ?? 0)),
    closed: closed('closed', row.closed),
    closed_to_arrival: closed('closedToArrival', row.closed_to_arrival),
    closed_to_departure: closed('closedToDeparture', row.closed_to_departure),
  };
}

/** As many nights as any stay may last are no limit, which is 0. */
const mostNights = (maxStay: number | undefined) => (maxStay !== undefined && maxStay >= MAX_NIGHTS ? 0 : maxStay);

/** A month without any of a restriction keeps none. */
const ifAny = <Value extends number | boolean>(values: Value[]): Value[] | null => (values.some(Boolean) ? values : null);

function ifChanged<Row extends MonthKey>(before: Row, after: Row): Row[] {
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [after];
}
