import { daysOfMonth, weekday } from '@shop/domain';
import type { CountryCode } from './geography/regions.ts';
import type { Hotel } from './hotels/hotels.ts';
import type { Room } from './hotels/rooms.ts';
import { randomOf } from './random.ts';
import { seasonFactor, isHoliday } from './seasons.ts';

/** One row of `room_month` and one of `room_stock`: an entry a day of the month. */
export interface RoomMonth {
  readonly hotelId: number;
  readonly roomId: number;
  /** First day, `yyyy-MM-dd`. */
  readonly month: string;
  /** Reference price of a night for two adults, cents. */
  readonly price: readonly number[];
  /** Percent off the reference price. */
  readonly promo: readonly number[];
  readonly minStay: readonly number[];
  /** Rooms left; 0 is sold out or closed. */
  readonly stock: readonly number[];
}

/** The month that has begun and twelve more: a year ahead of any of its days. */
export const MONTHS = 13;

const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 7;
/** Of seven rooms one is promoted now and then, of ten days about one has few rooms left: as in a shop that sells all year. */
const PROMOTED_ROOMS = 0.14;
const PROMOTED_MONTHS = 0.6;
const PROMOTIONS = [8, 10, 12, 15, 15, 18, 20, 25, 30] as const;

/**
 * A room's month depends on nothing but the house, the room and the month: a later start that appends
 * months writes what an earlier one would have written.
 */
export function monthOfRoom(hotel: Hotel, room: Room, month: string): RoomMonth {
  const number = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  const random = randomOf(room.id, number, 41);
  const days = daysAhead(hotel.town.country, month);
  const isPromoted = randomOf(room.id, 43).chance(PROMOTED_ROOMS);
  const promoOfMonth = isPromoted && random.chance(PROMOTED_MONTHS) ? random.pick(PROMOTIONS) : 0;
  const promoFrom = random.whole(1, 20);
  const promoUntil = promoFrom + random.whole(5, 16);
  const rooms = random.whole(4, 12);
  const closed = isClosed(hotel, Number(month.slice(5, 7)));
  const price: number[] = [];
  const promo: number[] = [];
  const minStay: number[] = [];
  const stock: number[] = [];
  const season = seasonFactor(hotel, month);
  days.forEach(({ dayOfWeek, holiday }, place) => {
    const isWeekend = dayOfWeek === FRIDAY || dayOfWeek === SATURDAY;
    const euros =
      (hotel.basePrice / 100) *
      room.priceFactor *
      weekendFactor(hotel, dayOfWeek) *
      season *
      (holiday ? 1.08 : 1) *
      (0.98 + random.next() * 0.05);
    price.push(Math.round(euros) * 100);
    promo.push(promoOfMonth > 0 && place >= promoFrom && place < promoUntil && !(isWeekend && holiday) ? promoOfMonth : 0);
    minStay.push(shortestStay(hotel, dayOfWeek, holiday, number));
    stock.push(closed || random.chance(isWeekend ? 0.16 : 0.05) ? 0 : rooms - random.whole(0, isWeekend ? 3 : 2));
  });
  return { hotelId: hotel.id, roomId: room.id, month: `${month}-01`, price, promo, minStay, stock };
}

interface DayAhead {
  readonly dayOfWeek: number;
  readonly holiday: boolean;
}

const known = new Map<string, readonly DayAhead[]>();

/** A month's days as a country lives them; thousands of rooms share them. */
function daysAhead(country: CountryCode, month: string): readonly DayAhead[] {
  const key = `${country} ${month}`;
  const days = known.get(key) ?? daysOfMonth(month).map((day) => ({ dayOfWeek: weekday(day), holiday: isHoliday(country, day) }));
  known.set(key, days);
  return days;
}

/** Cities sell to travellers on business: their Sundays are the cheapest, their Fridays hardly dearer. */
function weekendFactor(hotel: Hotel, dayOfWeek: number): number {
  const isCity = hotel.environment === 'city';
  if (dayOfWeek === SATURDAY) return isCity ? 1.2 : 1.28;
  if (dayOfWeek === FRIDAY) return isCity ? 1.1 : 1.18;
  if (dayOfWeek === SUNDAY) return isCity ? 0.9 : 0.97;
  return 1;
}

/** A third of the houses ask for two nights on a Saturday of the holidays; those near the snow for three. */
function shortestStay(hotel: Hotel, dayOfWeek: number, holiday: boolean, month: number): number {
  const isStrict = hotel.id % 3 === 0;
  const isWinter = month % 12 === 2 || month % 12 === 3;
  if (hotel.snowy && holiday && isWinter) return isStrict ? 3 : 2;
  if (dayOfWeek === SATURDAY && holiday && isStrict) return 2;
  return dayOfWeek === SATURDAY && hotel.id % 11 === 0 ? 2 : 1;
}

/** One house in nine by the sea rests in January, one in nine in the mountains in November. */
function isClosed(hotel: Hotel, month: number): boolean {
  if (hotel.id % 9 !== 4) return false;
  if (hotel.environment === 'sea') return month === 1 || month === 12;
  if (hotel.environment === 'mountain') return month === 11;
  return month === 1 && hotel.environment !== 'city';
}
