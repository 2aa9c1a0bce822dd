import { nightsBetween } from '@shop/domain';
import type { Selectable } from 'kysely';
import type { StockRequest } from '../inventory/index.ts';
import type { Tables } from '../platform/database/index.ts';

/** An order as it is stored. */
export type Purchase = Selectable<Tables['purchase']>;

/** The rooms that a stay takes; undefined for a gift. */
export function stockOf(order: Purchase): StockRequest | undefined {
  if (order.hotel_id === null || order.room_id === null || order.checkin === null || order.checkout === null) return undefined;
  const period = { checkin: order.checkin, nights: nightsBetween(order.checkin, order.checkout) };
  return { hotelId: order.hotel_id, roomId: order.room_id, rooms: order.rooms, period };
}
