import type { RoomPromotion } from '@shop/domain';
import type { Selectable } from 'kysely';
import { townNames } from '../../availability/places/index.ts';
import { promotionsOfHotel } from '../../inventory/index.ts';
import { readPictureAlts, type PictureAlts } from '../../media/index.ts';
import type { Database, RoomTable, StayTable } from '../../platform/database/index.ts';
import { readReviews, type ReviewRows } from './review-rows.ts';
import { voucherPrices, type VoucherPrice } from '../detail-price.ts';
import type { HotelRow } from '../hotel/hotel-facts.ts';

/** What the database keeps of a stay's page, in all languages. */
export interface StayRows {
  readonly stay: Selectable<StayTable>;
  readonly hotel: HotelRow;
  readonly room: Selectable<RoomTable>;
  /** Its prices as a gift, or those of the stay that it varies. */
  readonly vouchers: readonly VoucherPrice[];
  /** Those that the months of the hotel have at present. */
  readonly promotions: readonly RoomPromotion[];
  readonly reviews: ReviewRows;
  /** Of the stay's pictures and its room's. */
  readonly alts: PictureAlts;
}

/** Undefined when there is no such stay. */
export async function readStayRows(db: Database, id: number): Promise<StayRows | undefined> {
  const stay = await db.selectFrom('stay').selectAll().where('id', '=', id).executeTakeFirst();
  if (!stay) return undefined;
  const room = await db.selectFrom('room').selectAll().where('id', '=', stay.room_id).executeTakeFirstOrThrow();
  return {
    stay,
    hotel: await db
      .selectFrom('hotel')
      .selectAll()
      .select(townNames('hotel').as('town'))
      .where('id', '=', stay.hotel_id)
      .executeTakeFirstOrThrow(),
    room,
    vouchers: await voucherPrices(db, stay.variant_of ?? stay.id),
    promotions: await promotionsOfHotel(db, stay.hotel_id),
    reviews: await readReviews(db, stay.hotel_id),
    alts: await readPictureAlts(db, [...stay.images, ...room.images]),
  };
}
