import type { Asked } from './price-stays.ts';

/** Offers of one way of asking, one number a stay. */
export interface OfferColumns {
  /** Cents; `UNKNOWN` while nobody has asked, `NONE` where the stay cannot be had. */
  readonly sell: Int32Array;
  /** Cents. */
  readonly ref: Int32Array;
  readonly nights: Uint8Array;
  /** Number of the arrival day; -1 for a gift. */
  readonly day: Int16Array;
  /** See `worthOf`. */
  readonly worth: Float64Array;
}

export const UNKNOWN = -2;
export const NONE = -1;

/** Ways of asking that are kept: 19 bytes a stay each, 37 MB with 60,000 stays. */
const MOST_KEPT = 32;

interface Kept {
  /** The day that was asked for; undefined for from-prices and gifts. */
  readonly day: number | undefined;
  readonly columns: OfferColumns;
}

/**
 * Offers that were worked out once, by party, length and day: the next search of the same weekend reads a column instead
 * of the calendars of thousands of rooms. The way of asking that was not used for longest gives its memory to a new one.
 */
export class KeptOffers {
  readonly #stays: number;
  readonly #kept = new Map<string, Kept>();

  constructor(stays: number) {
    this.#stays = stays;
  }

  columnsFor(asked: Asked): OfferColumns {
    const key = keyOf(asked);
    const known = this.#kept.get(key);
    this.#kept.delete(key);
    const kept = known ?? { day: asked.gift ? undefined : asked.day, columns: this.#emptyColumns() };
    this.#kept.set(key, kept);
    return kept.columns;
  }

  /** Forgets a stay after its room changed. */
  forget(stay: number): void {
    for (const { columns } of this.#kept.values()) columns.sell[stay] = UNKNOWN;
  }

  /** Forgets what days have offered that are gone. */
  forgetBefore(firstDay: number): void {
    for (const { day: asked, columns } of this.#kept.values()) {
      const { sell, day } = columns;
      if (asked !== undefined && asked < firstDay) sell.fill(UNKNOWN);
      else if (asked === undefined)
        for (let stay = 0; stay < sell.length; stay++) if (isGone(sell[stay]!, day[stay]!)) sell[stay] = UNKNOWN;
    }

    function isGone(cents: number, day: number): boolean {
      return cents >= 0 && day >= 0 && day < firstDay;
    }
  }

  #emptyColumns(): OfferColumns {
    const oldest = this.#kept.size < MOST_KEPT ? undefined : this.#kept.keys().next().value;
    const columns = oldest === undefined ? newColumns(this.#stays) : this.#kept.get(oldest)!.columns;
    if (oldest !== undefined) this.#kept.delete(oldest);
    columns.sell.fill(UNKNOWN);
    return columns;
  }
}

function keyOf({ party, nights, day, oneRoom, gift }: Asked): string {
  return gift ? `gift ${nights}` : `${party.adults} ${party.children} ${nights} ${day} ${oneRoom === true}`;
}

function newColumns(stays: number): OfferColumns {
  return {
    sell: new Int32Array(stays),
    ref: new Int32Array(stays),
    nights: new Uint8Array(stays),
    day: new Int16Array(stays),
    worth: new Float64Array(stays),
  };
}
