import type { Lines } from '../byte-tally.ts';
import type { Choices } from './choices.ts';

/** Scores that a search can ask for (spec 2, section 9: the score's words). */
export const SCORE_STEPS = [7, 8, 8.5, 9, 9.5] as const;
export const MAX_STARS = 5;

/** The facets of a hotel, in the order in which their choices are numbered in a line. */
export const HOTEL_FACETS = ['types', 'environments', 'styles', 'facilities', 'stars', 'scores'] as const;
export type HotelFacet = (typeof HOTEL_FACETS)[number];

/** All choices of all facets that a hotel has, as one line of bits, and the bits as bytes: a hotel is counted byte by byte. */
export interface FacetLines extends Lines {
  /** The choices of a facet: from `from[facet]` up to but not including `to[facet]`. */
  readonly from: Readonly<Record<HotelFacet, number>>;
  readonly to: Readonly<Record<HotelFacet, number>>;
}

export interface FacetsOfHotels extends Readonly<Record<'types' | 'environments' | 'styles' | 'facilities', Choices>> {
  readonly count: number;
  readonly stars: Uint8Array;
  readonly score: Float64Array;
}

export function facetLinesOf(hotels: FacetsOfHotels): FacetLines {
  const sizes = HOTEL_FACETS.map((facet) => sizeOf(facet, hotels));
  const ends = sizes.map((_, place) => sizes.slice(0, place + 1).reduce((sum, size) => sum + size, 0));
  const byFacet = (numbers: readonly number[]) =>
    Object.fromEntries(HOTEL_FACETS.map((facet, place) => [facet, numbers[place]!])) as Record<HotelFacet, number>;
  const from = byFacet(ends.map((end, place) => end - sizes[place]!));
  const width = Math.ceil(ends.at(-1)! / 8);
  const bytes = new Uint8Array(hotels.count * width);
  for (let hotel = 0; hotel < hotels.count; hotel++) {
    for (const facet of ['types', 'environments', 'styles', 'facilities'] as const) addChoices(hotels[facet], hotel, from[facet]);
    mark(hotel, from.stars + hotels.stars[hotel]!);
    SCORE_STEPS.forEach((step, place) => hotels.score[hotel]! >= step && mark(hotel, from.scores + place));
  }
  return { from, to: byFacet(ends), width, bytes };

  function mark(hotel: number, choice: number): void {
    bytes[hotel * width + (choice >> 3)]! |= 1 << (choice & 7);
  }

  function addChoices(choices: Choices, hotel: number, start: number): void {
    for (let at = choices.first[hotel]!; at < choices.first[hotel + 1]!; at++) mark(hotel, start + choices.members[at]!);
  }
}

function sizeOf(facet: HotelFacet, hotels: FacetsOfHotels): number {
  if (facet === 'stars') return MAX_STARS + 1;
  if (facet === 'scores') return SCORE_STEPS.length;
  return hotels[facet].ids.length;
}
