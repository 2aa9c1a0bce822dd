import type { LocalDate, PlaceCategory, Sort } from '@shop/contracts';
import { DEFAULT_PARTY, NO_FILTERS, type FlexibleDays, type SearchFilters, type SearchFlow } from '@shop/domain';
import { START_FLOW } from './search-flow.ts';

export interface SearchPlace {
  /** Also the key that carries it in the address. */
  readonly kind: PlaceCategory;
  readonly value: string;
}

export const GIFT_FORMATS = ['digital', 'physical'] as const;
export type GiftFormat = (typeof GIFT_FORMATS)[number];

/** Everything that a search is (spec 1, section 2). */
export interface SearchState {
  readonly flow: SearchFlow;
  readonly adults: number;
  readonly children: number;
  readonly babies: number;
  readonly checkin?: LocalDate;
  readonly checkout?: LocalDate;
  readonly night?: number;
  /** Days that the arrival may move by, earlier or later; exact where nothing is said. Never without an arrival. */
  readonly flexibleDays?: FlexibleDays;
  readonly place?: SearchPlace;
  readonly lat?: number;
  readonly lng?: number;
  readonly theme?: string;
  readonly filters: SearchFilters;
  /** Nights of a gift. */
  readonly giftNights?: number;
  readonly giftFormat?: GiftFormat;
  readonly giftAdults?: number;
  readonly sort: Sort;
  /** Zero-based (SEARCH-118). */
  readonly page: number;
  /** Where the search came from, e.g. `searchbar` (SEARCH-014). */
  readonly from?: string;
  /** The partner's site that the visitor came from, like `from` a thing of the query. */
  readonly minisite?: number;
}

/** The search nobody has touched yet. */
export const START: SearchState = { flow: START_FLOW, ...DEFAULT_PARTY, filters: NO_FILTERS, sort: 'priceQuality', page: 0 };

/** In this order a place is looked for. */
export const PLACE_KINDS = [
  'hotel',
  'city',
  'poi',
  'skiresort',
  'touristicregion',
  'department',
  'region',
  'country',
] as const satisfies readonly PlaceCategory[];
