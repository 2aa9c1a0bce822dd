import { hasOne, howMany, selected, type Choices } from './choices.ts';
import type { StayIndex } from './stay-index.ts';

/** The filters of a search (spec 1, section 3); an empty or missing one lets everything through. */
export interface StayFilters {
  readonly hotelTypes?: readonly string[];
  readonly hotelEnvironments?: readonly string[];
  readonly hotelStyles?: readonly string[];
  readonly stars?: readonly number[];
  /** A hotel must have them all. */
  readonly facilities?: readonly string[];
  readonly minScore?: number;
  /** Activities of which a stay must have one. */
  readonly tags?: readonly string[];
  /** Cents of what is asked for; see `PriceRange` of the domain. */
  readonly priceMin?: number;
  readonly priceMax?: number;
}

/** Scores that a search can ask for (spec 2, section 9: the score's words). */
export const SCORE_STEPS = [7, 8, 8.5, 9, 9.5] as const;
export const MOST_STARS = 5;

/** One bit a facet. */
export const FACET = { types: 1, environments: 2, styles: 4, stars: 8, scores: 16, facilities: 32 } as const;

/** Tells which facets a hotel fails, as bits: 0 fits, one bit counts for that facet's own list, more count nowhere. */
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
  return (hotel) => {
    let failed = 0;
    for (const test of tests) failed |= test(hotel);
    return failed;
  };
}

/** How many results each choice would leave in place of its facet's present selection. */
export class FacetCounts {
  readonly types: Uint32Array;
  readonly environments: Uint32Array;
  readonly styles: Uint32Array;
  readonly facilities: Uint32Array;
  readonly activities: Uint32Array;
  readonly stars = new Uint32Array(MOST_STARS + 1);
  readonly scores = new Uint32Array(SCORE_STEPS.length);
  readonly #index: StayIndex;
  /** Stays of one hotel by activity, emptied after each. */
  readonly #ofHotel: Uint8Array;

  constructor(index: StayIndex) {
    const { hotels, stays } = index;
    this.#index = index;
    this.types = new Uint32Array(hotels.types.ids.length);
    this.environments = new Uint32Array(hotels.environments.ids.length);
    this.styles = new Uint32Array(hotels.styles.ids.length);
    this.facilities = new Uint32Array(hotels.facilities.ids.length);
    this.activities = new Uint32Array(stays.activities.ids.length);
    this.#ofHotel = new Uint8Array(stays.activities.ids.length);
  }

  /** Counts `results` stays of a hotel that fails the facets of `failed`. */
  addHotel(hotel: number, failed: number, results: number): void {
    const { hotels } = this.#index;
    const counts = (bit: number) => failed === 0 || failed === bit;
    if (counts(FACET.types)) addAll(hotels.types, hotel, results, this.types);
    if (counts(FACET.environments)) addAll(hotels.environments, hotel, results, this.environments);
    if (counts(FACET.styles)) addAll(hotels.styles, hotel, results, this.styles);
    if (counts(FACET.facilities)) addAll(hotels.facilities, hotel, results, this.facilities);
    if (counts(FACET.stars)) this.stars[hotels.stars[hotel]!]! += results;
    if (counts(FACET.scores))
      for (let step = 0; step < SCORE_STEPS.length && hotels.score[hotel]! >= SCORE_STEPS[step]!; step++) this.scores[step]! += results;
  }

  /** Counts the activities of a hotel's stays that fit all but the activities' own filter, at most `perHotel` each. */
  addActivities(stays: readonly number[], perHotel: number): void {
    const { first, members } = this.#index.stays.activities;
    for (const stay of stays)
      for (let at = first[stay]!; at < first[stay + 1]!; at++) {
        const activity = members[at]!;
        if (this.#ofHotel[activity]! >= perHotel) continue;
        this.#ofHotel[activity]!++;
        this.activities[activity]!++;
      }
    for (const stay of stays) for (let at = first[stay]!; at < first[stay + 1]!; at++) this.#ofHotel[members[at]!] = 0;
  }
}

/** Adds to the counts of everything that an owner has. */
export function addAll({ first, members }: Choices, owner: number, results: number, counts: Uint32Array): void {
  for (let at = first[owner]!; at < first[owner + 1]!; at++) counts[members[at]!]! += results;
}
