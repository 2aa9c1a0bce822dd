import { MAX_NIGHTS } from '@shop/contracts';
import { nightFullPrice, nightSellPrice, type PartyShares } from '@shop/domain';
import type { StayIndex } from '../stay-index.ts';

/** Two people in one room: the price by which arrival days are compared. */
const ONE_ROOM_FOR_TWO: PartyShares = { rooms: 1, room: 1, supplement: 1 };
/** Up to so many rooms a day is remembered; larger groups are rare and are looked up again. */
const MAX_ROOMS = 8;
const UNKNOWN = -2;
const NONE = -1;

/**
 * The cheapest arrival of each stay, by length and by the rooms that must be free: what makes searches without dates cheap.
 * It is the first of the days that are cheapest for two in one room; every party's from-price is its own price on that day.
 * A length is computed when it is first asked for, for all numbers of rooms in one walk over the year.
 */
export class FromDays {
  readonly #stays: number;
  /** By length: one number a stay and number of rooms, at `stay * MAX_ROOMS + rooms - 1`. */
  readonly #byNights: (Int16Array | undefined)[] = [];

  constructor(stays: number) {
    this.#stays = stays;
  }

  /** Number of the day on the grid; -1 when the rooms are free on none. */
  dayOf(index: StayIndex, stay: number, nights: number, rooms: number): number {
    if (nights < index.stays.nights[stay]! || nights > MAX_NIGHTS) return NONE;
    if (index.rooms.mostFree[index.stays.room[stay]!]! < rooms) return NONE;
    if (rooms > MAX_ROOMS) return walk(index, stay, nights, rooms)[rooms - 1]!;
    const days = (this.#byNights[nights] ??= new Int16Array(this.#stays * MAX_ROOMS).fill(UNKNOWN));
    const at = stay * MAX_ROOMS;
    if (days[at] === UNKNOWN) days.set(walk(index, stay, nights, MAX_ROOMS), at);
    return days[at + rooms - 1]!;
  }

  /** Forgets a stay after its room changed. */
  forget(stay: number): void {
    for (const days of this.#byNights) days?.fill(UNKNOWN, stay * MAX_ROOMS, (stay + 1) * MAX_ROOMS);
  }

  /** Forgets the arrivals of days that are gone. What is cheapest on a later day stays the cheapest. */
  forgetBefore(firstDay: number): void {
    for (const days of this.#byNights) {
      if (!days) continue;
      for (let at = 0; at < days.length; at++) if (days[at]! >= 0 && days[at]! < firstDay) days[at - (at % MAX_ROOMS)] = UNKNOWN;
    }
  }
}

/** The cheapest day for 1, 2 ... `most` rooms. A cheaper day with more rooms free serves the smaller numbers as well. */
function walk(index: StayIndex, stay: number, nights: number, most: number): Int16Array {
  const { grid, rooms, stays } = index;
  const found = new Int16Array(most).fill(NONE);
  const best = new Float64Array(most).fill(Infinity);
  const supplement = stays.supplement[stay]!;
  const { days } = rooms;
  const room = stays.room[stay]!;
  const seasonNights = stays.seasonNights[stay];
  for (let day = grid.firstDay; day + nights <= grid.days; day++) {
    const arrival = days.cellOf(room, day);
    if (!days.allowsStay(arrival, nights) || nights < (seasonNights?.[day] ?? 0)) continue;
    let free = most;
    let price = 0;
    for (let night = 0, cell = arrival; night < nights && free > 0; night++, cell += days.nextDay) {
      const cents = days.price(cell);
      free = cents > 0 ? Math.min(free, days.stock(cell)) : 0;
      price += nightSellPrice(nightFullPrice(cents, supplement, ONE_ROOM_FOR_TWO), days.promo(cell));
      if (free > 0 && price >= best[free - 1]!) free = 0;
    }
    for (let place = free - 1; place >= 0 && price < best[place]!; place--) {
      best[place] = price;
      found[place] = day;
    }
  }
  return found;
}
