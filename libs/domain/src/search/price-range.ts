import type { SearchFlow } from '../results/sort-options.ts';

export interface PriceRange {
  /** Cents; undefined where the range is open. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Cents: the lower handle at 9 euros or less means no minimum, the upper one at 250 or more no maximum (spec 1, sections 5 and 9). */
export const NO_MINIMUM = 900;
export const NO_MAXIMUM = 25_000;

/** The limits that really narrow a search. In the activity flow the slider begins at 1 euro and its minimum always counts (SEARCH-090). */
export function priceRange({ min, max }: PriceRange, flow: SearchFlow = 'booking'): PriceRange {
  const lowest = flow === 'activity' ? 0 : NO_MINIMUM;
  return {
    ...(min !== undefined && min > lowest && { min }),
    ...(max !== undefined && max < NO_MAXIMUM && { max }),
  };
}
