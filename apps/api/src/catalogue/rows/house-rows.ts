import type { RoomPromotion } from '@shop/domain';
import type { Selectable } from 'kysely';
import { townNames } from '../../availability/places/index.ts';
import { promotionsOfHotel } from '../../inventory/index.ts';
import { readPictureAlts, type PictureAlts } from '../../media/index.ts';
import type { Database, RoomTable, StayTable } from '../../platform/database/index.ts';
import { readHotelReviews, readReviews, type HotelReviewRows, type ReviewRows } from '../reviews.ts';
import { voucherPrices, type VoucherPrice } from '../detail-price.ts';
import type { HotelRow } from '../hotel/hotel-facts.ts';
import type { StayRows } from './stay-rows.ts';

/** What the database keeps of a hotel's page, in all languages. */
export interface HotelRows {
  readonly hotel: HotelRow;
  /** By number, as are the stays; the latter with variants and with those that are no longer sold. */
  readonly rooms: readonly Selectable<RoomTable>[];
  readonly stays: readonly Selectable<StayTable>[];
  /** Those that its months have at present. */
  readonly promotions: readonly RoomPromotion[];
  readonly reviews: HotelReviewRows;
  /** Of the hotel's pictures and its rooms'. */
  readonly alts: PictureAlts;
}

/** The rooms of a house and what it sells them with, also as gifts. */
export interface OffersOfHouse extends Pick<HotelRows, 'rooms' | 'stays'> {
  /** Prices as gifts, by stay; variants have none of their own. */
  readonly vouchers: Readonly<Record<number, readonly VoucherPrice[]>>;
}

/** A house with all that its own page and those of its stays show. */
export interface HouseRows extends HotelRows, OffersOfHouse {
  readonly reviews: HotelReviewRows & ReviewRows;
  /** With those of its stays. */
  readonly alts: PictureAlts;
}

/** Undefined when there is no such hotel. */
export async function readHotelRows(db: Database, id: number): Promise<HotelRows | undefined> {
  const hotel = await db.selectFrom('hotel').selectAll().select(townNames('hotel').as('town')).where('id', '=', id).executeTakeFirst();
  if (!hotel) return undefined;
  const rooms = await roomsOf(db, id);
  return {
    hotel,
    rooms,
    stays: await staysOf(db, id),
    promotions: await promotionsOfHotel(db, id),
    reviews: await readHotelReviews(db, id),
    alts: await readPictureAlts(db, [...hotel.images, ...rooms.flatMap(({ images }) => images)]),
  };
}

export async function readOffersOfHouse(db: Database, id: number): Promise<OffersOfHouse> {
  const stays = await staysOf(db, id);
  return { rooms: await roomsOf(db, id), stays, vouchers: await vouchersOf(db, stays) };
}

export async function readHouse(db: Database, id: number): Promise<HouseRows | undefined> {
  const rows = await readHotelRows(db, id);
  if (!rows) return undefined;
  const ofStays = await readPictureAlts(
    db,
    rows.stays.flatMap(({ images }) => images),
  );
  return {
    ...rows,
    vouchers: await vouchersOf(db, rows.stays),
    reviews: { ...rows.reviews, ...(await readReviews(db, id)) },
    alts: { ...rows.alts, ...ofStays },
  };
}

/** One stay of a house that has it. */
export function stayOfHouse({ hotel, rooms, stays, vouchers, promotions, reviews, alts }: HouseRows, id: number): StayRows {
  const stay = stays.find((row) => row.id === id)!;
  const room = rooms.find((row) => row.id === stay.room_id)!;
  return { stay, hotel, room, vouchers: vouchers[stay.variant_of ?? stay.id] ?? [], promotions, reviews, alts };
}

function roomsOf(db: Database, hotelId: number): Promise<HotelRows['rooms']> {
  return db.selectFrom('room').selectAll().where('hotel_id', '=', hotelId).orderBy('id').execute();
}

function staysOf(db: Database, hotelId: number): Promise<HotelRows['stays']> {
  return db.selectFrom('stay').selectAll().where('hotel_id', '=', hotelId).orderBy('id').execute();
}

async function vouchersOf(db: Database, stays: HotelRows['stays']): Promise<OffersOfHouse['vouchers']> {
  const vouchers: Record<number, readonly VoucherPrice[]> = {};
  for (const stay of stays) if (stay.variant_of === null) vouchers[stay.id] = await voucherPrices(db, stay.id);
  return vouchers;
}
