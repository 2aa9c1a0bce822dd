import type { ActivityGroup, FacetsAnswer } from '@shop/contracts';

/** One answer of a filter, with the number of results that it would leave. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

export type ListKey = 'facilities' | 'stars' | 'hotelTypes' | 'hotelEnvironments' | 'hotelStyles';

export interface FilterChoices extends Readonly<Record<ListKey | 'score', readonly Choice[]>> {
  readonly activities: readonly { readonly name: string; readonly choices: readonly Choice[] }[];
  /** Results by bar of the price histogram; empty where they are not counted. */
  readonly prices: readonly number[];
}

export type ChoicesStatus = 'loading' | 'failed' | 'known';

/** The choices, and what they come to with the filters that are still being edited. */
export interface Facets {
  readonly choices: FilterChoices;
  /** Results with the pending filters; undefined while they are counted. */
  readonly total: number | undefined;
  /** The activities are asked for by themselves. */
  readonly activities: ChoicesStatus;
  /** All other choices. */
  readonly lists: ChoicesStatus;
  /** Asks again for choices that could not be had. */
  readonly retry: () => void;
}

export const NO_CHOICES: FilterChoices = {
  facilities: [],
  stars: [],
  hotelTypes: [],
  hotelEnvironments: [],
  hotelStyles: [],
  score: [],
  activities: [],
  prices: [],
};

/** The facet lists under one shape (spec 1, section 3); each names its value its own way. */
export function filterChoices(facets: Partial<FacetsAnswer>, groups: readonly ActivityGroup[]): FilterChoices {
  const { facilities = [], hotelScores = [], stars = [], hotelTypes = [], hotelEnvironments = [], hotelStyles = [] } = facets;
  return {
    facilities: facilities.map(({ value, label, count }) => ({ value, label, count })),
    score: hotelScores.map(({ value, label, count }) => ({ value: String(value), label, count })),
    stars: stars.map(({ value, label, count }) => ({ value: String(value), label, count })),
    hotelTypes: hotelTypes.map(({ value, label, count }) => ({ value, label, count })),
    hotelEnvironments: hotelEnvironments.map(({ key, label, count }) => ({ value: key, label, count })),
    hotelStyles: hotelStyles.map(({ name, label, count }) => ({ value: name, label, count })),
    prices: facets.prices ?? [],
    activities: groups.map(({ name, items }) => ({
      name,
      choices: items.map((item) => ({ value: item.id, label: item.name, count: item.count })),
    })),
  };
}

/** A choice that would leave nothing cannot be made; one that is made can be taken back (spec 1, section 5). */
export function isOutOfReach({ count }: Choice, isChosen: boolean): boolean {
  return count === 0 && !isChosen;
}
