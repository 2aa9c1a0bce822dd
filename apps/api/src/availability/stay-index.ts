import { addDays, nightsBetween } from '@shop/domain';
import type { LocalDate } from '@shop/contracts';
import type { Lines } from './byte-tally.ts';
import type { Choices } from './stays/choices.ts';
import type { FacetLines } from './stays/facet-lines.ts';
import type { FromDays } from './stays/from-days.ts';
import type { OfferCache } from './stays/offer-cache.ts';
import type { RoomDays } from './room-days.ts';

/**
 * The shop window in memory: what a search may touch, in typed arrays, read-only for everybody but the refresher.
 * Hotels, rooms and stays are numbered from 0; the stays of a hotel lie side by side.
 */
export interface StayIndex {
  grid: DayGrid;
  readonly hotels: Hotels;
  readonly rooms: Rooms;
  readonly stays: Stays;
}

/** Days are counted from `origin`; the first of the month in which the index was built. */
export interface DayGrid {
  readonly origin: LocalDate;
  readonly days: number;
  /** All its days in order. */
  readonly dates: readonly LocalDate[];
  /** First day that may be booked, as a number of the grid. */
  firstDay: number;
}

export interface Hotels {
  readonly count: number;
  readonly id: Int32Array;
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
  readonly popularity: Int32Array;
  /** 0 to 10. */
  readonly score: Float64Array;
  readonly reviews: Int32Array;
  readonly stars: Uint8Array;
  /** Numbers of stars that occur, the highest first. */
  readonly classes: readonly number[];
  readonly types: Choices;
  readonly environments: Choices;
  readonly styles: Choices;
  readonly facilities: Choices;
  readonly facetLines: FacetLines;
  /** Stays of hotel h: from `firstStay[h]` up to but not including `firstStay[h + 1]`. */
  readonly firstStay: Int32Array;
  readonly cards: readonly HotelCard[];
  /** All hotels from south to north. */
  readonly byLatitude: Int32Array;
  readonly byId: ReadonlyMap<number, number>;
  readonly byCountry: ReadonlyMap<string, readonly number[]>;
  /** By every folded wording of its name. */
  readonly byRegion: ReadonlyMap<string, readonly number[]>;
  readonly byDepartment: ReadonlyMap<string, readonly number[]>;
  /** By the id of its town in the gazetteer. */
  readonly byTown: ReadonlyMap<string, readonly number[]>;
}

/** What a card shows of a hotel; words as stored, taken per locale when shown. */
export interface HotelCard {
  readonly label: string;
  readonly stars: number;
  /** Of the postal address. */
  readonly city: string;
  readonly town: unknown;
  /** Id of the town in the gazetteer. */
  readonly townId: string;
  readonly address: string;
  readonly region: unknown;
  readonly department: unknown;
  readonly country: string;
  readonly taxCents: number;
  /** Whose rates the house sells; null where it keeps its own. */
  readonly channelManager: string | null;
}

export interface Rooms {
  readonly id: Int32Array;
  readonly hotelId: Int32Array;
  readonly capacity: Uint8Array;
  readonly days: RoomDays;
  /** The most rooms that are free on any day: larger groups need not be looked up. */
  readonly mostFree: Int16Array;
  readonly byId: ReadonlyMap<number, number>;
  readonly stays: readonly (readonly number[])[];
}

export interface Stays {
  readonly count: number;
  readonly id: Int32Array;
  readonly hotel: Int32Array;
  readonly room: Int32Array;
  /** Shortest length. */
  readonly nights: Uint8Array;
  /** Cents a night for two adults. */
  readonly supplement: Int32Array;
  /** Cheapest arrival of two adults for the shortest length; -1 when there is none. */
  readonly fromDay: Int16Array;
  readonly fromSell: Int32Array;
  readonly fromRef: Int32Array;
  /** The same by length and number of rooms. */
  readonly fromDays: FromDays;
  /** Offers of parties, lengths and days, as far as they were asked for. */
  readonly offerCache: OfferCache;
  /** Of each day of the grid the nights that an arrival needs for all activities to be in season; undefined: run all year. */
  readonly seasonNights: readonly (Uint8Array | undefined)[];
  /** 1 for a hotel night: there is nothing in it but the room (SEARCH-002). */
  readonly isNight: Uint8Array;
  /** What the stay costs as a gift; undefined when it is none. */
  readonly gifts: (GiftPrices | undefined)[];
  /** What the programme holds beside the room: ids of activities, kinds and ids of meals. */
  readonly items: Choices;
  readonly itemLines: Lines;
  /** Words and icon of each activity, by its number among the items; undefined for a meal. */
  readonly activityCards: readonly (ActivityCard | undefined)[];
  readonly cards: readonly StayCard[];
  readonly byId: ReadonlyMap<number, number>;
  /** Per theme one byte a stay. */
  readonly themes: ReadonlyMap<string, Uint8Array>;
}

/** By length, the shortest first. Cents. */
export interface GiftPrices {
  readonly nights: readonly number[];
  readonly sellPrice: readonly number[];
  readonly refPrice: readonly number[];
  /** Of the operator's promotion, which counts where `refPrice` is above `sellPrice`. */
  readonly promotionEndsOn?: LocalDate;
}

export interface ActivityCard {
  readonly label: unknown;
  readonly icon: string;
}

export interface StayCard {
  readonly label: unknown;
  readonly slug: string;
  readonly images: readonly string[];
  readonly headwords: unknown;
  readonly marketingLabel: unknown;
  readonly targetedLabel: unknown;
  readonly cancellable: boolean;
  readonly cancellationType: string;
}

/** Number of a day on the grid; negative or beyond `grid.days` when it lies outside. */
export function dayNumber(grid: DayGrid, day: LocalDate): number {
  return nightsBetween(grid.origin, day);
}

/** The day of a number; some days beyond the grid, too. */
export function dayAt(grid: DayGrid, number: number): LocalDate {
  return grid.dates[number] ?? addDays(grid.origin, number);
}
