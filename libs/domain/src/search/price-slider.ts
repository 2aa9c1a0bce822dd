import type { SearchFlow } from '../results/sort-options.ts';
import { NO_MAXIMUM, NO_MINIMUM, priceRange, type PriceRange } from './price-range.ts';

/** Euros between two handles. */
export interface Handles {
  readonly from: number;
  readonly to: number;
}

const CENTS = 100;
/** An activity may cost less than 9 euros (spec 1, section 5). */
const CHEAPEST_ACTIVITY = 1;

/** The ends of the price slider, euros: 9 to 250, from 1 on for activities (spec 1, sections 5 and 9; SEARCH-090). */
export function priceSliderLimits(flow: SearchFlow): Handles {
  return { from: flow === 'activity' ? CHEAPEST_ACTIVITY : NO_MINIMUM / CENTS, to: NO_MAXIMUM / CENTS };
}

/** Where the handles stand: an open range at its ends. */
export function priceHandles({ min, max }: PriceRange, flow: SearchFlow): Handles {
  const { from, to } = priceSliderLimits(flow);
  return {
    from: min === undefined ? from : clamp(Math.round(min / CENTS), from, to),
    to: max === undefined ? to : clamp(Math.round(max / CENTS), from, to),
  };
}

/** Cents that the handles mean; a handle at its end leaves the range open there. */
export function priceOfHandles({ from, to }: Handles, flow: SearchFlow): PriceRange {
  const range = priceRange({ min: from * CENTS, max: to * CENTS }, flow);
  return from <= priceSliderLimits(flow).from ? { ...(range.max !== undefined && { max: range.max }) } : range;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
