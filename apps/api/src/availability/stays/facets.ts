import { MEALS, type Meal, PRICE_BARS, priceBar } from '@shop/domain';
import { ByteTally } from '../byte-tally.ts';
import { hasOne, howMany, selected, type Choices } from './choices.ts';
import { HOTEL_FACETS, type FacetLines, type HotelFacet } from './facet-lines.ts';
import type { StayIndex } from '../stay-index.ts';

/** The filters of a search (spec 1, section 3); an empty or missing one lets everything through. */
export interface StayFilters {
  readonly hotelTypes?: readonly string[];
  readonly hotelEnvironments?: readonly string[];
  readonly hotelStyles?: readonly string[];
  readonly stars?: readonly number[];
  /** A hotel must have them all. */
  readonly facilities?: readonly string[];
  /** A stay must hold them all. */
  readonly meals?: readonly Meal[];
  readonly minScore?: number;
  /** Activities of which a stay must have one. */
  readonly tags?: readonly string[];
  /** Cents of what is asked for; see `PriceRange` of the domain. */
  readonly priceMin?: number;
  readonly priceMax?: number;
}

/** One bit a facet. */
export const FACET: Readonly<Record<HotelFacet, number>> = { types: 1, environments: 2, styles: 4, stars: 8, scores: 16, facilities: 32 };

/**
 * Tells which facets a hotel fails, as bits: 0 fits; one bit counts for that facet's own list, unless it is that of the facilities, which
 * are joined by AND (API-002); more count nowhere.
 */
export function hotelTest({ hotels }: StayIndex, filters: StayFilters): (hotel: number) => number {
  const tests: ((hotel: number) => number)[] = [];
  const oneOf = (bit: number, choices: Choices, chosen: readonly string[] | undefined) => {
    if (!chosen?.length) return;
    const marks = selected(choices, chosen);
    tests.push((hotel) => (hasOne(choices, hotel, marks) ? 0 : bit));
  };
  oneOf(FACET.types, hotels.types, filters.hotelTypes);
  oneOf(FACET.environments, hotels.environments, filters.hotelEnvironments);
  oneOf(FACET.styles, hotels.styles, filters.hotelStyles);
  const { stars, minScore, facilities } = filters;
  if (stars?.length) tests.push((hotel) => (stars.includes(hotels.stars[hotel]!) ? 0 : FACET.stars));
  if (minScore) tests.push((hotel) => (hotels.score[hotel]! >= minScore ? 0 : FACET.scores));
  if (facilities?.length) {
    const marks = selected(hotels.facilities, facilities);
    const needed = new Set(facilities).size;
    tests.push((hotel) => (howMany(hotels.facilities, hotel, marks) === needed ? 0 : FACET.facilities));
  }
  if (tests.length === 0) return () => 0;
  return (hotel) => {
    let failed = 0;
    for (const test of tests) failed |= test(hotel);
    return failed;
  };
}

interface Tallies {
  readonly ofHotels: ByteTally;
  readonly ofStays: ByteTally;
}

const scratch = new WeakMap<StayIndex, Tallies>();

/** Empty tallies, reused by the next search: they are some ten kilobytes, too much to be made and thrown away for each. */
function talliesOf(index: StayIndex): Tallies {
  const { hotels, stays } = index;
  const tallies = scratch.get(index) ?? {
    ofHotels: new ByteTally(hotels.facetLines.width),
    ofStays: new ByteTally(stays.itemLines.width),
  };
  scratch.set(index, tallies);
  tallies.ofHotels.clear();
  tallies.ofStays.clear();
  return tallies;
}

/**
 * How many results each choice would leave: in place of its facet's present selection where one choice of several is enough, added to
 * it among facilities, of which a hotel must have all. The lists are whole once it is closed.
 */
export class FacetCounts {
  readonly types: Uint32Array;
  readonly environments: Uint32Array;
  readonly styles: Uint32Array;
  readonly facilities: Uint32Array;
  readonly stars: Uint32Array;
  readonly scores: Uint32Array;
  /** By number of the item: activities, and meals, of which a stay holds all that are chosen. */
  readonly items: Uint32Array;
  /** By bar of the price histogram, whatever the price filter is. */
  readonly prices = new Uint32Array(PRICE_BARS);
  readonly #lines: FacetLines;
  readonly #choices: Choices;
  readonly #counts: Uint32Array;
  readonly #ofHotels: ByteTally;
  readonly #ofStays: ByteTally;
  readonly #meals: Uint8Array;
  /** Stays of the hotel at hand by item, and for which hotel an item was counted last. */
  readonly #ofHotel: Uint8Array;
  readonly #hotelOf: Int32Array;
  /** Stays of the hotel at hand by bar. */
  readonly #barsOfHotel = new Uint8Array(PRICE_BARS);

  constructor(index: StayIndex) {
    const { hotels, stays } = index;
    this.#lines = hotels.facetLines;
    this.#choices = stays.items;
    this.#meals = selected(stays.items, MEALS);
    const { width, from, to } = this.#lines;
    const counts = new Uint32Array(width * 8);
    this.#counts = counts;
    const tallies = talliesOf(index);
    this.#ofHotels = tallies.ofHotels;
    this.#ofStays = tallies.ofStays;
    [this.types, this.environments, this.styles, this.facilities, this.stars, this.scores] = HOTEL_FACETS.map((facet) =>
      counts.subarray(from[facet], to[facet]),
    ) as [Uint32Array, Uint32Array, Uint32Array, Uint32Array, Uint32Array, Uint32Array];
    const items = stays.items.ids.length;
    this.items = new Uint32Array(items);
    this.#ofHotel = new Uint8Array(items);
    this.#hotelOf = new Int32Array(items).fill(-1);
  }

  /** Counts `results` stays of a hotel that fails the facets of `failed`: none, or one, for which alone it counts. */
  addHotel(hotel: number, failed: number, results: number): void {
    if (failed !== 0)
      return this.#addTo(
        HOTEL_FACETS.find((facet) => FACET[facet] === failed)!,
        hotel,
        results,
      );
    this.#ofHotels.add(this.#lines.bytes, hotel, results);
  }

  /** Counts a hotel once for each item of its line; see `HotelOffers`. */
  addItemLine(hotel: number, lines: Uint8Array): void {
    this.#ofStays.add(lines, hotel, 1);
  }

  /** Begins with the prices of another hotel. */
  startPrices(): void {
    this.#barsOfHotel.fill(0);
  }

  /** Counts a stay's price in cents, at most `perHotel` stays of its hotel in a bar. */
  addPrice(cents: number, perHotel: number): void {
    const bar = priceBar(cents);
    if (this.#barsOfHotel[bar]! >= perHotel) return;
    this.#barsOfHotel[bar]!++;
    this.prices[bar]!++;
  }

  /** Adds up what was counted; the lists hold it only from then on. */
  close(): void {
    this.#ofHotels.addTo(this.#counts);
    this.#ofStays.addTo(this.items);
  }

  #addTo(facet: HotelFacet, hotel: number, results: number): void {
    const { from, to, width, bytes } = this.#lines;
    for (let choice = from[facet]; choice < to[facet]; choice++)
      if ((bytes[hotel * width + (choice >> 3)]! >> (choice & 7)) & 1) this.#counts[choice]! += results;
  }

  /**
   * Counts the items of a hotel's stay that fits all but the activities' own filter, at most `perHotel` stays for each: activities in
   * place of those that are chosen, meals beside them.
   */
  addItems(hotel: number, stay: number, { perHotel, isTagged }: { perHotel: number; isTagged: boolean }): void {
    const { first, members } = this.#choices;
    for (let at = first[stay]!; at < first[stay + 1]!; at++) {
      const item = members[at]!;
      if (!isTagged && this.#meals[item] === 1) continue;
      const counted = this.#hotelOf[item] === hotel ? this.#ofHotel[item]! : 0;
      if (counted >= perHotel) continue;
      this.#hotelOf[item] = hotel;
      this.#ofHotel[item] = counted + 1;
      this.items[item]!++;
    }
  }
}

/** Adds to the counts of everything that an owner has. */
export function addAll({ first, members }: Choices, owner: number, results: number, counts: Uint32Array): void {
  for (let at = first[owner]!; at < first[owner + 1]!; at++) counts[members[at]!]! += results;
}
