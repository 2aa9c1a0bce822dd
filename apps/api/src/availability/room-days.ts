import { MAX_NIGHTS } from '@shop/contracts';
import type { PriorPrice } from '@shop/domain';

const MAX_STOCK = 0x7fff;
const MAX_PERCENT = 100;
/** Longer than any stay: as a minimum no length will do, as a maximum each does. Four bits hold it. */
const NO_STAY = MAX_NIGHTS + 1;
const NIGHTS_MASK = 0xf;
const PROMO_AT = 9;
const MIN_STAY_AT = 5;
const MAX_STAY_AT = 1;

/** What holds on a day beside its rate and rooms. */
export interface DayTerms {
  /** Percent off the rate. */
  readonly promo: number;
  /** Nights that an arrival stays at least. */
  readonly minStay: number;
  /** Nights that it stays at most; 0 or left out for as many as one likes. */
  readonly maxStay?: number;
  readonly closedToArrival?: boolean;
  readonly closedToDeparture?: boolean;
  readonly prior?: PriorPrice | undefined;
}

/**
 * Prices and free rooms of every room and day. All rooms of a day lie side by side: a search of one arrival walks through
 * neighbouring memory however many hotels it looks at. A cell is two numbers of 32 bits: the price, and the stock (16 bits),
 * the promotion (7), the minimum and the maximum stay (4 each) and whether one may leave (1), so that a night costs one look
 * into memory. A day that is closed to arrival has a minimum that no stay reaches. After the last night lies one more day, on
 * which its guests leave.
 */
export class RoomDays {
  /** So many cells further lies the next day of the same room. */
  readonly nextDay: number;
  readonly #cells: Int32Array;
  /** Few houses close days to departure: where none does, nobody looks. */
  #closesDepartures = false;
  /** Of the few promoted nights that cost less before their promotion than its full price. */
  readonly #priors = new Map<number, PriorPrice>();

  constructor(rooms: number, days: number) {
    this.nextDay = rooms;
    this.#cells = new Int32Array(2 * rooms * (days + 1));
  }

  cellOf(room: number, day: number): number {
    return day * this.nextDay + room;
  }

  price(cell: number): number {
    return this.#cells[2 * cell]!;
  }

  stock(cell: number): number {
    return this.#cells[2 * cell + 1]! >> 16;
  }

  promo(cell: number): number {
    return (this.#cells[2 * cell + 1]! >> PROMO_AT) & 0x7f;
  }

  /** More than any stay lasts where the day is closed to arrival. */
  minStay(cell: number): number {
    return (this.#cells[2 * cell + 1]! >> MIN_STAY_AT) & NIGHTS_MASK;
  }

  isClosedToDeparture(cell: number): boolean {
    return this.#closesDepartures && (this.#cells[2 * cell + 1]! & 1) === 1;
  }

  /** So many nights after an arrival, or as few more as it takes until a day on which one may leave. */
  nightsUntilDeparture(arrival: number, least: number): number {
    let nights = least;
    while (nights <= MAX_NIGHTS && this.isClosedToDeparture(arrival + nights * this.nextDay)) nights++;
    return nights;
  }

  /** Whether an arrival may stay so long, and leave on the day after; what the nights between say is not looked at. */
  allowsStay(cell: number, nights: number): boolean {
    const terms = this.#cells[2 * cell + 1]!;
    if (nights < ((terms >> MIN_STAY_AT) & NIGHTS_MASK) || nights > ((terms >> MAX_STAY_AT) & NIGHTS_MASK)) return false;
    return !this.isClosedToDeparture(cell + nights * this.nextDay);
  }

  prior(cell: number): PriorPrice | undefined {
    return this.#priors.size === 0 ? undefined : this.#priors.get(cell);
  }

  /** Cents, where 0 means closed. */
  setPrice(cell: number, cents: number, terms: DayTerms): void {
    const { promo, minStay, maxStay, closedToArrival, closedToDeparture = false, prior } = terms;
    if (prior && promo > 0 && (prior.price < cents || prior.promo > 0)) this.#priors.set(cell, prior);
    else if (this.#priors.size > 0) this.#priors.delete(cell);
    this.#cells[2 * cell] = cents;
    const shortest = closedToArrival ? NO_STAY : Math.min(minStay, NO_STAY);
    const longest = Math.min(maxStay || NO_STAY, NO_STAY);
    this.#closesDepartures ||= closedToDeparture;
    const rest =
      (Math.min(promo, MAX_PERCENT) << PROMO_AT) | (shortest << MIN_STAY_AT) | (longest << MAX_STAY_AT) | (closedToDeparture ? 1 : 0);
    this.#cells[2 * cell + 1] = (this.#cells[2 * cell + 1]! & ~0xffff) | rest;
  }

  setStock(cell: number, stock: number): void {
    this.#cells[2 * cell + 1] = (Math.min(stock, MAX_STOCK) << 16) | (this.#cells[2 * cell + 1]! & 0xffff);
  }
}
