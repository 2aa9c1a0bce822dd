import { type LocalDate, MAX_NIGHTS } from '@shop/contracts';
import {
  addDays,
  mayStay,
  monthOf,
  nightsUntilInSeason,
  roomsFor,
  stayPrice,
  type DayRestrictions,
  type Party,
  type PriorPrice,
  type RoomNight,
  type SeasonDays,
  type StayPrice,
} from '@shop/domain';
import type { Kysely } from 'kysely';
import { conflict, notFound } from '../platform/http/index.ts';
import type { StayPeriod } from '../availability/index.ts';
import type { Tables } from '../platform/database/index.ts';
import type { StockRequest } from './stock.ts';

/** What is asked for: a stay, days, people. */
export interface StayRequest {
  readonly stayId: number;
  readonly period: StayPeriod;
  readonly party: Party;
  /** First day that may still be booked. */
  readonly firstDay: LocalDate;
  /** Rooms that are free for this request alone. */
  readonly givenBack?: StockRequest | undefined;
}

export interface StayOffer {
  readonly hotelId: number;
  readonly roomId: number;
  readonly price: StayPrice;
  readonly cancellationType: string;
  readonly cancellable: boolean;
  /** What is in the stay, as it is kept. */
  readonly programme: unknown;
  readonly themes: readonly string[];
}

/** Asks the database, not the index, what a stay costs and whether it can be had; refuses with the reason. */
export async function readStayOffer(db: Kysely<Tables>, request: StayRequest): Promise<StayOffer> {
  const { stayId, period, party, firstDay } = request;
  const stay = await db
    .selectFrom('stay')
    .innerJoin('room', 'room.id', 'stay.room_id')
    .innerJoin('hotel', 'hotel.id', 'stay.hotel_id')
    .select(['stay.hotel_id', 'stay.room_id', 'stay.nights', 'stay.supplement_cents', 'stay.published', 'hotel.active', 'room.capacity'])
    .select(['stay.cancellation_type', 'stay.cancellable', 'stay.programme', 'stay.themes'])
    .where('stay.id', '=', stayId)
    .executeTakeFirst();
  if (!stay) throw notFound(`There is no stay ${stayId}.`);
  if (!stay.published || !stay.active || period.checkin < firstDay || period.nights < stay.nights || period.nights > MAX_NIGHTS)
    throw notOnThisDay();
  if (period.nights < nightsUntilInSeason(seasonsIn(stay.programme), period.checkin, MAX_NIGHTS)) throw notOnThisDay();
  const { nights, departure } = await readDays(db, stay, period);
  if (!mayStay(nights, departure) || nights.some((night) => night.price <= 0)) throw notOnThisDay();
  const rooms = roomsFor(party, stay.capacity);
  const own = ownRooms(stay, request);
  if (nights.some(({ day, stock }) => stock + own(day) < rooms)) throw soldOut();
  return {
    hotelId: stay.hotel_id,
    roomId: stay.room_id,
    cancellationType: stay.cancellation_type,
    cancellable: stay.cancellable,
    programme: stay.programme,
    themes: stay.themes,
    price: stayPrice({ nights, supplement: stay.supplement_cents, capacity: stay.capacity, party }),
  };
}

/** Of the activities in a programme as it is kept. */
function seasonsIn(programme: unknown): SeasonDays[] {
  if (!Array.isArray(programme)) return [];
  return (programme as { kind?: string; season?: SeasonDays }[]).flatMap(({ kind, season }) =>
    kind === 'activity' && season ? [season] : [],
  );
}

export function soldOut() {
  return conflict('SOLD_OUT', 'There is no room left on these days for this party.');
}

function notOnThisDay() {
  return conflict('PACKAGE_NOT_AVAILABLE_CHECKIN', 'This stay cannot begin on that day for that length.');
}

/** Rooms of each night that are given back for the request. */
function ownRooms(room: RoomKey, { givenBack }: StayRequest): (day: LocalDate) => number {
  if (givenBack?.hotelId !== room.hotel_id || givenBack.roomId !== room.room_id) return () => 0;
  const held = new Set(nightsOf(givenBack.period));
  return (day) => (held.has(day) ? givenBack.rooms : 0);
}

interface RoomKey {
  readonly hotel_id: number;
  readonly room_id: number;
}

interface RoomDay extends RoomNight, DayRestrictions {
  readonly day: LocalDate;
  readonly stock: number;
}

interface StayDays {
  readonly nights: readonly RoomDay[];
  readonly departure: RoomDay;
}

async function readDays(db: Kysely<Tables>, room: RoomKey, period: StayPeriod): Promise<StayDays> {
  const departure = addDays(period.checkin, period.nights);
  const months = [...new Set([...monthsOf(period), firstOfMonth(departure)])];
  const prices = await db
    .selectFrom('room_month')
    .selectAll()
    .where('hotel_id', '=', room.hotel_id)
    .where('room_id', '=', room.room_id)
    .where('month', 'in', months)
    .execute();
  const stocks = await db
    .selectFrom('room_stock')
    .selectAll()
    .where('hotel_id', '=', room.hotel_id)
    .where('room_id', '=', room.room_id)
    .where('month', 'in', months)
    .execute();
  const roomDay = (day: LocalDate): RoomDay => {
    const at = Number(day.slice(8)) - 1;
    const price = prices.find((row) => row.month === firstOfMonth(day));
    const stock = stocks.find((row) => row.month === firstOfMonth(day));
    return {
      day,
      price: price?.price[at] ?? 0,
      promo: price?.promo[at] ?? 0,
      prior: priorOn(price, at),
      minStay: price?.min_stay[at] ?? 0,
      maxStay: price?.max_stay?.[at] ?? 0,
      closed: price?.closed?.[at] ?? false,
      closedToArrival: price?.closed_to_arrival?.[at] ?? false,
      closedToDeparture: price?.closed_to_departure?.[at] ?? false,
      stock: stock?.stock[at] ?? 0,
    };
  };
  return { nights: nightsOf(period).map(roomDay), departure: roomDay(departure) };
}

function priorOn(month: { prior_price: number[] | null; prior_promo: number[] | null } | undefined, at: number): PriorPrice | undefined {
  const price = month?.prior_price?.[at] ?? 0;
  return price > 0 ? { price, promo: month?.prior_promo?.[at] ?? 0 } : undefined;
}

/** The days on whose night somebody sleeps. */
export function nightsOf({ checkin, nights }: StayPeriod): LocalDate[] {
  return Array.from({ length: nights }, (_, night) => addDays(checkin, night));
}

/** First days of the months that a stay touches, in order. */
export function monthsOf(period: StayPeriod): LocalDate[] {
  return [...new Set(nightsOf(period).map(firstOfMonth))];
}

export function firstOfMonth(day: LocalDate): LocalDate {
  return `${monthOf(day)}-01`;
}
