import type { HotelDetail, HotelRoom, OfferCard } from '@shop/contracts';

/** What the offers of a hotel page show (spec 2, sections 2 and 8). */
export type HotelOffers =
  | { readonly kind: 'rooms'; readonly rooms: readonly HotelRoom[]; readonly count: number }
  | { readonly kind: 'weekends'; readonly weekends: readonly OfferCard[]; readonly count: number }
  /** Nothing on the chosen days; other days may have something. */
  | { readonly kind: 'noneOnDates' }
  | { readonly kind: 'none' };

export interface OffersParams {
  readonly isHotelFlow: boolean;
  readonly hasDates: boolean;
}

type Sold = Pick<HotelDetail, 'active' | 'rooms' | 'weekends'>;

/** Rooms in the hotel flow, weekends otherwise; a hotel that is no longer sold has neither. Rooms with an offer come first. */
export function hotelOffers({ active, rooms, weekends }: Sold, { isHotelFlow, hasDates }: OffersParams): HotelOffers {
  const count = isHotelFlow ? rooms.reduce((sum, room) => sum + room.list.length, 0) : weekends.length;
  if (!active) return { kind: 'none' };
  if (count === 0) return { kind: hasDates ? 'noneOnDates' : 'none' };
  if (!isHotelFlow) return { kind: 'weekends', weekends, count };
  return { kind: 'rooms', rooms: rooms.toSorted((a, b) => Number(b.list.length > 0) - Number(a.list.length > 0)), count };
}
