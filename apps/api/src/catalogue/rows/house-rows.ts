import type { RoomPromotion } from '@shop/domain';
import type { Selectable } from 'kysely';
import { townNames } from '../../availability/places/index.ts';
import { promotionsOfHotel, promotionsOfHotels } from '../../inventory/index.ts';
import { readPictureAlts, type PictureAlts } from '../../media/index.ts';
import type { Database, RoomTable, StayTable } from '../../platform/database/index.ts';
import { readHotelReviews, readReviewsOfHotels, type HotelReviewRows, type ReviewRows } from './review-rows.ts';
import { voucherPricesOfStays, type VoucherPrice } from '../detail-price.ts';
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
  const [hotel] = await hotelsOf(db, [id]);
  if (!hotel) return undefined;
  const rooms = await roomsOf(db, [id]);
  return {
    hotel,
    rooms,
    stays: await staysOf(db, [id]),
    promotions: await promotionsOfHotel(db, id),
    reviews: await readHotelReviews(db, id),
    alts: await readPictureAlts(db, picturesOf([hotel, ...rooms])),
  };
}

export async function readOffersOfHouse(db: Database, id: number): Promise<OffersOfHouse> {
  const stays = await staysOf(db, [id]);
  return { rooms: await roomsOf(db, [id]), stays, vouchers: await vouchersOf(db, stays) };
}

/** Houses with these numbers, in their order and in as many statements as one takes; those that are no hotel are left out. */
export async function readHouses(db: Database, ids: readonly number[]): Promise<HouseRows[]> {
  const hotels = Map.groupBy(await hotelsOf(db, ids), ({ id }) => id);
  const rooms = Map.groupBy(await roomsOf(db, ids), (room) => room.hotel_id);
  const allStays = await staysOf(db, ids);
  const stays = Map.groupBy(allStays, (stay) => stay.hotel_id);
  const vouchers = await vouchersOf(db, allStays);
  const promotions = await promotionsOfHotels(db, ids);
  const reviews = await readReviewsOfHotels(db, ids);
  const alts = await readPictureAlts(db, picturesOf([...hotels.values(), ...rooms.values(), ...stays.values()].flat()));
  return ids
    .flatMap((id) => hotels.get(id) ?? [])
    .map((hotel) => {
      const [ownRooms, ownStays] = [rooms.get(hotel.id) ?? [], stays.get(hotel.id) ?? []];
      return {
        hotel,
        rooms: ownRooms,
        stays: ownStays,
        vouchers: pick(
          vouchers,
          ownStays.map(({ id }) => id),
        ),
        promotions: promotions.get(hotel.id) ?? [],
        reviews: reviews(hotel.id),
        alts: pick(alts, picturesOf([hotel, ...ownRooms, ...ownStays])),
      };
    });
}

/** One stay of a house that has it. */
export function stayOfHouse({ hotel, rooms, stays, vouchers, promotions, reviews, alts }: HouseRows, id: number): StayRows {
  const stay = stays.find((row) => row.id === id)!;
  const room = rooms.find((row) => row.id === stay.room_id)!;
  return { stay, hotel, room, vouchers: vouchers[stay.variant_of ?? stay.id] ?? [], promotions, reviews, alts };
}

function hotelsOf(db: Database, ids: readonly number[]): Promise<HotelRow[]> {
  return db
    .selectFrom('hotel')
    .selectAll()
    .select(townNames('hotel').as('town'))
    .where('id', 'in', [...ids])
    .execute();
}

function roomsOf(db: Database, hotelIds: readonly number[]): Promise<Selectable<RoomTable>[]> {
  return db
    .selectFrom('room')
    .selectAll()
    .where('hotel_id', 'in', [...hotelIds])
    .orderBy('id')
    .execute();
}

function staysOf(db: Database, hotelIds: readonly number[]): Promise<Selectable<StayTable>[]> {
  return db
    .selectFrom('stay')
    .selectAll()
    .where('hotel_id', 'in', [...hotelIds])
    .orderBy('id')
    .execute();
}

function vouchersOf(db: Database, stays: HotelRows['stays']): Promise<OffersOfHouse['vouchers']> {
  const sold = stays.filter((stay) => stay.variant_of === null);
  return voucherPricesOfStays(
    db,
    sold.map(({ id }) => id),
  );
}

function picturesOf(pictured: readonly { readonly images: readonly string[] }[]): string[] {
  return pictured.flatMap(({ images }) => images);
}

function pick<Value>(values: Readonly<Record<string, Value>>, keys: readonly (string | number)[]): Record<string, Value> {
  return Object.fromEntries(keys.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])));
}
