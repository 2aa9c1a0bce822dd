import { LOCALES, type Locale } from '@shop/contracts';
import { addMonths, monthOf } from '@shop/domain';
import { makeActivities, type Activities } from './activities/products.ts';
import { runByCenters } from './activities/run-by-centers.ts';
import { MONTHS, monthOfRoom, type RoomMonth } from './calendar.ts';
import { labelsIn } from './content/labels.ts';
import { placesOf, type Place } from './geography/places.ts';
import { readTowns } from './geography/towns.ts';
import { makeGifts, type Gifts } from './gifts/gifts.ts';
import { FIRST_HOTEL, makeHotels, type Hotel } from './hotels/hotels.ts';
import { roomsOf, type Room } from './hotels/rooms.ts';
import { randomOf } from './random.ts';
import { retiredOf, type Retired } from './retired.ts';
import { reviewsOf, type Review } from './reviews/reviews.ts';
import type { UsedNames } from './stays/stay-name.ts';
import { hotelNights } from './stays/hotel-nights.ts';
import { describeStays } from './stays/describe-stays.ts';
import { FIRST_STAY, staysOf, type Stay } from './stays/stays.ts';
import type { Language } from './text.ts';

export interface House {
  readonly hotel: Hotel;
  readonly rooms: readonly Room[];
  readonly stays: readonly Stay[];
  /** Its rooms as they are sold by the night. */
  readonly nights: readonly Stay[];
  readonly reviews: readonly Review[];
}
export interface Content {
  readonly key: string;
  readonly locale: Locale;
  readonly body: unknown;
}
export interface Catalogue {
  readonly places: readonly Place[];
  readonly houses: readonly House[];
  readonly contents: readonly Content[];
  readonly activities: Activities;
  readonly gifts: Gifts;
  readonly retired: Retired;
}

/**
 * The whole demo catalogue without its calendar. Only the dates of reviews and vouchers depend on `today` (`yyyy-MM-dd`):
 * the same size gives the same houses, rooms and stays on every day and every machine.
 */
export function makeCatalogue({ today, hotels }: { today: string; hotels: number }): Catalogue {
  const { towns, departments } = readTowns();
  const used: UsedNames = new Map();
  const activities = makeActivities(towns);
  let nextStay = FIRST_STAY;
  let nextReview = 1;
  const made = makeHotels(towns, hotels).map((hotel) => {
    const rooms = roomsOf(randomOf(hotel.id, 17), hotel);
    const stays = runByCenters(staysOf(hotel, rooms, nextStay, used), hotel, activities.centers);
    const reviews = reviewsOf(hotel, nextReview, today);
    nextStay += stays.length;
    nextReview += reviews.length;
    return { hotel, rooms, stays, nights: hotelNights(hotel, rooms), reviews };
  });
  const descriptions = describeStays(made);
  const houses = made.map((house): House => ({
    ...house,
    stays: house.stays.map((stay) => ({ ...stay, description: descriptions.get(stay.id)! })),
  }));
  const gifts = makeGifts(houses, activities.products, today);
  return { places: placesOf(towns, departments.all), houses, contents: contentsOf(), activities, gifts, retired: retiredOf(houses) };
}

/** `yyyy-MM` of the window that begins today. */
export const monthsFrom = (today: string): string[] => Array.from({ length: MONTHS }, (_, place) => addMonths(monthOf(today), place));

/** The calendars of some houses, month by month. */
export function* calendarOf(houses: Iterable<House>, months: readonly string[]): Generator<RoomMonth> {
  for (const { hotel, rooms } of houses) for (const room of rooms) for (const month of months) yield monthOfRoom(hotel, room, month);
}

function contentsOf(): Content[] {
  return LOCALES.map((locale) => ({ key: 'labels', locale, body: labelsIn(locale.slice(0, 2) as Language) }));
}

export { FIRST_HOTEL, FIRST_STAY };
