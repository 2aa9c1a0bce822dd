import type { RoomPromotion } from '@shop/domain';
import type { Database } from '../platform/database/index.ts';

/** Promotions that the months of a hotel have at present, with the day on which each ends (decision note `room-promotions`). */
export async function promotionsOfHotel(db: Database, hotelId: number): Promise<readonly RoomPromotion[]> {
  return (await promotionsOfHotels(db, [hotelId])).get(hotelId) ?? [];
}

/** The same of each of these hotels that has any. */
export async function promotionsOfHotels(
  db: Database,
  hotelIds: readonly number[],
): Promise<ReadonlyMap<number, readonly RoomPromotion[]>> {
  const rows = await db
    .selectFrom('applied_promotion as applied')
    .innerJoin('room_promotion as promotion', (join) =>
      join.onRef('promotion.hotel_id', '=', 'applied.hotel_id').onRef('promotion.id', '=', 'applied.id'),
    )
    .select(['applied.hotel_id as hotelId', 'applied.room_id as roomId', 'applied.percent'])
    .select(['applied.first_night as firstNight', 'applied.last_night as lastNight', 'promotion.ends_on as endsOn'])
    .where('applied.hotel_id', 'in', [...hotelIds])
    .orderBy('applied.id')
    .execute();
  const promotions = new Map<number, RoomPromotion[]>();
  for (const { hotelId, ...promotion } of rows) promotions.set(hotelId, [...(promotions.get(hotelId) ?? []), promotion]);
  return promotions;
}
