import type { RoomPromotion } from '@shop/domain';
import type { Database } from '../platform/database/index.ts';

/** Promotions that the months of a hotel have at present, with the day on which each ends (decision note `room-promotions`). */
export function promotionsOfHotel(db: Database, hotelId: number): Promise<RoomPromotion[]> {
  return db
    .selectFrom('applied_promotion as applied')
    .innerJoin('room_promotion as promotion', (join) =>
      join.onRef('promotion.hotel_id', '=', 'applied.hotel_id').onRef('promotion.id', '=', 'applied.id'),
    )
    .select(['applied.room_id as roomId', 'applied.percent', 'applied.first_night as firstNight', 'applied.last_night as lastNight'])
    .select('promotion.ends_on as endsOn')
    .where('applied.hotel_id', '=', hotelId)
    .orderBy('applied.id')
    .execute();
}
