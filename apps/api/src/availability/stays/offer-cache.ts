import { newHotelOffers, type HotelOffers } from './hotel-offers.ts';
import type { Requested } from './price-stays.ts';

/** Offers of one way of asking, one number a stay, and what they come to in each hotel. */
export interface OfferColumns {
  /** Cents; `UNKNOWN` while nobody has asked, `NONE` where the stay cannot be had. */
  readonly sell: Int32Array;
  /** See `worthOf`. */
  readonly worth: Float64Array;
  readonly hotels: HotelOffers;
}

export const UNKNOWN = -2;
export const NONE = -1;

/**
 * Ways of asking that are cached: the weekends of a year for couples, and those of a season for two other parties. Each takes
 * 12 bytes a stay and 16 a hotel: 1 MB with 20,000 hotels, and 133 MB for all of them.
 */
const MAX_ENTRIES = 128;

export interface Size {
  readonly stays: number;
  readonly hotels: number;
  /** Bytes of a line of items. */
  readonly itemBytes: number;
}

interface Entry {
  /** The earliest requested arrival; undefined for from-prices and gifts. */
  readonly day: number | undefined;
  readonly columns: OfferColumns;
}

/**
 * Offers that were worked out once, by party, length and day: the next search of the same weekend reads a column instead
 * of the calendars of thousands of rooms. The way of asking that was not used for longest gives its memory to a new one.
 */
export class OfferCache {
  readonly #size: Size;
  readonly #cache = new Map<string, Entry>();

  constructor(size: Size) {
    this.#size = size;
  }

  columnsFor(requested: Requested): OfferColumns {
    const key = keyOf(requested);
    const known = this.#cache.get(key);
    this.#cache.delete(key);
    const entry = known ?? { day: earliestArrival(requested), columns: this.#emptyColumns() };
    this.#cache.set(key, entry);
    return entry.columns;
  }

  /** Forgets a stay after its room changed. */
  forget(stay: number, hotel: number): void {
    for (const { columns } of this.#cache.values()) {
      columns.sell[stay] = UNKNOWN;
      columns.hotels.lowest[hotel] = UNKNOWN;
    }
  }

  /** Forgets what days have offered that are gone; a from-price may have been that of such a day. */
  forgetBefore(firstDay: number): void {
    for (const { day, columns } of this.#cache.values()) if (day === undefined || day < firstDay) forgetAll(columns);
  }

  #emptyColumns(): OfferColumns {
    const oldest = this.#cache.size < MAX_ENTRIES ? undefined : this.#cache.keys().next().value;
    const columns = oldest === undefined ? newColumns(this.#size) : this.#cache.get(oldest)!.columns;
    if (oldest !== undefined) this.#cache.delete(oldest);
    forgetAll(columns);
    return columns;
  }
}

function keyOf({ party, nights, arrivals, oneRoom, hotelNights, gift }: Requested): string {
  return gift ? `gift ${nights}` : `${party.adults} ${party.children} ${nights} ${arrivals} ${oneRoom === true} ${hotelNights === true}`;
}

function earliestArrival({ arrivals, gift }: Requested): number | undefined {
  return gift || !arrivals ? undefined : Math.min(...arrivals);
}

function newColumns({ stays, hotels, itemBytes }: Size): OfferColumns {
  return { sell: new Int32Array(stays), worth: new Float64Array(stays), hotels: newHotelOffers(hotels, itemBytes) };
}

function forgetAll({ sell, hotels }: OfferColumns): void {
  sell.fill(UNKNOWN);
  hotels.lowest.fill(UNKNOWN);
}
