import type { ColumnType, Generated } from 'kysely';
import type { Day, Moment } from './columns.ts';

/** One row a room and month; the arrays hold one entry a day of the month. */
export interface RoomMonthTable {
  hotel_id: number;
  room_id: number;
  month: Day;
  price: number[];
  /** Percent off each night; empty where nothing is taken off. */
  promo: Generated<number[]>;
  min_stay: number[];
  /** Nights at most, 0 for as many as one likes; null where no day of the month has a most. So are the three below where none is closed. */
  max_stay: Generated<number[] | null>;
  closed: Generated<boolean[] | null>;
  closed_to_arrival: Generated<boolean[] | null>;
  closed_to_departure: Generated<boolean[] | null>;
  /** Of each promoted day what it cost before; 0 where that is not known (decision note `prior-price`). */
  prior_price: Generated<number[] | null>;
  prior_promo: Generated<number[] | null>;
}

/** Prices and promotions of a month until they changed. */
export interface RoomPriceHistoryTable {
  hotel_id: number;
  room_id: number;
  month: Day;
  until: Generated<Date>;
  price: number[];
  promo: number[];
}

/** What the operator takes off nights, from the day on which it starts to the one on which it ends (decision note `room-promotions`). */
export interface RoomPromotionTable extends AppliedPromotionTable {
  starts_on: Day;
  ends_on: Day;
}

/** A promotion that `room_month` has at present. */
export interface AppliedPromotionTable {
  hotel_id: number;
  id: string;
  /** Null: every room of the hotel. */
  room_id: number | null;
  percent: number;
  first_night: Day;
  last_night: Day;
}

export interface RoomStockTable {
  hotel_id: number;
  room_id: number;
  month: Day;
  stock: number[];
  /** Rooms that both the shop and the hotel's own source have sold; what is given back pays them first. */
  owed: ColumnType<number[] | null, number[] | null | undefined>;
}

export interface StockChangeTable {
  id: Generated<number>;
  tx: Generated<string>;
  hotel_id: number;
  room_id: number;
  month: Day;
  changed_at: Generated<Date>;
}

/** The last version of a room's rates and availability that was taken from a source, and a hash of what it said. */
export interface InventoryVersionTable {
  /** Id of the partner. */
  source: string;
  hotel_id: number;
  room_id: number;
  version: number;
  content_hash: string;
  taken_at: Moment;
}

export interface InventoryTables {
  room_month: RoomMonthTable;
  room_price_history: RoomPriceHistoryTable;
  room_promotion: RoomPromotionTable;
  applied_promotion: AppliedPromotionTable;
  room_stock: RoomStockTable;
  stock_change: StockChangeTable;
  inventory_version: InventoryVersionTable;
}
