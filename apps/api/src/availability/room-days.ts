import type { PriorPrice } from '@shop/domain';

const MAX_STOCK = 0x7fff;
const MAX_PERCENT = 100;
const LONGEST_MIN_STAY = 0xff;

/**
 * Prices and free rooms of every room and day. All rooms of a day lie side by side: a search of one arrival walks through
 * neighbouring memory however many hotels it looks at. A cell is two numbers of 32 bits: the price, and the stock (16 bits),
 * the promotion (8) and the minimum stay (8), so that a night costs one look into memory.
 */
export class RoomDays {
  /** So many cells further lies the next day of the same room. */
  readonly nextDay: number;
  readonly #cells: Int32Array;
  /** Of the few promoted nights that cost less before their promotion than its full price. */
  readonly #priors = new Map<number, PriorPrice>();

  constructor(rooms: number, days: number) {
    this.nextDay = rooms;
    this.#cells = new Int32Array(2 * rooms * days);
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
    return (this.#cells[2 * cell + 1]! >> 8) & 0xff;
  }

  minStay(cell: number): number {
    return this.#cells[2 * cell + 1]! & 0xff;
  }

  prior(cell: number): PriorPrice | undefined {
    return this.#priors.size === 0 ? undefined : this.#priors.get(cell);
  }

  /** Cents, where 0 means closed; percent and nights. */
  setPrice(cell: number, cents: number, { promo, minStay, prior }: { promo: number; minStay: number; prior?: PriorPrice }): void {
    if (prior && promo > 0 && (prior.price < cents || prior.promo > 0)) this.#priors.set(cell, prior);
    else if (this.#priors.size > 0) this.#priors.delete(cell);
    this.#cells[2 * cell] = cents;
    const rest = (Math.min(promo, MAX_PERCENT) << 8) | Math.min(minStay, LONGEST_MIN_STAY);
    this.#cells[2 * cell + 1] = (this.#cells[2 * cell + 1]! & ~0xffff) | rest;
  }

  setStock(cell: number, stock: number): void {
    this.#cells[2 * cell + 1] = (Math.min(stock, MAX_STOCK) << 16) | (this.#cells[2 * cell + 1]! & 0xffff);
  }
}
