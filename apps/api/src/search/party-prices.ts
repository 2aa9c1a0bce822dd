import type { Party } from '@shop/domain';
import type { StayIndex } from './stay-index.ts';

/** From-prices of one kind of party, one number a stay. */
export interface PriceColumns {
  /** Cents; 0 when there is none, below 0 while nobody has asked. */
  readonly sell: Int32Array;
  readonly ref: Int32Array;
  readonly day: Int16Array;
}

/** Kinds of party and lengths whose prices are kept; some hundred bytes a hotel each. */
const MOST_KEPT = 24;
const UNKNOWN = -1;

/**
 * From-prices that were worked out once, by adults, children and length: a search of a whole country reads a column
 * instead of four places of the year for each of thousands of stays.
 */
export class PartyPrices {
  readonly #columns = new Map<string, PriceColumns>();

  /** The columns of a party; `nights` is undefined for each stay's shortest length. */
  columnsFor({ stays }: StayIndex, { adults, children }: Party, nights: number | undefined): PriceColumns {
    const key = `${adults} ${children} ${nights}`;
    const columns = this.#columns.get(key) ?? {
      sell: new Int32Array(stays.count).fill(UNKNOWN),
      ref: new Int32Array(stays.count),
      day: new Int16Array(stays.count),
    };
    this.#columns.delete(key);
    this.#columns.set(key, columns);
    if (this.#columns.size > MOST_KEPT) this.#columns.delete(this.#columns.keys().next().value!);
    return columns;
  }

  /** Forgets a stay after its room changed or a day has passed. */
  forget(stay: number): void {
    for (const { sell } of this.#columns.values()) sell[stay] = UNKNOWN;
  }
}
