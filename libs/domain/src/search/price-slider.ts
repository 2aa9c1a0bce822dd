import type { SearchFlow } from '../results/sort-options.ts';
import { NO_MAXIMUM, NO_MINIMUM, priceRange, type PriceRange } from './price-range.ts';

/** Euros between two handles. */
export interface Handles {
  readonly from: number;
  readonly to: number;
}

/** What a slider measures: prices of a flow, or what a gift leaves to pay. */
export type PriceScale = SearchFlow | 'supplement';

const CENTS = 100;
/** An activity may cost less than 9 euros (spec 1, section 5), and a stay nothing that a gift pays whole. */
const LOWEST: Partial<Record<PriceScale, number>> = { activity: 1, supplement: 0 };

/**
 * The ends of the price slider, euros: 9 to 250, from 1 on for activities (spec 1, sections 5 and 9; SEARCH-090), from 0 on for what a
 * gift leaves to pay (GIFT-021).
 */
export function priceSliderLimits(scale: PriceScale): Handles {
  return { from: LOWEST[scale] ?? NO_MINIMUM / CENTS, to: NO_MAXIMUM / CENTS };
}

/** Where the handles stand: an open range at its ends. */
export function priceHandles({ min, max }: PriceRange, scale: PriceScale): Handles {
  const { from, to } = priceSliderLimits(scale);
  return {
    from: min === undefined ? from : clamp(Math.round(min / CENTS), from, to),
    to: max === undefined ? to : clamp(Math.round(max / CENTS), from, to),
  };
}

/** Cents that the handles mean; a handle at its end leaves the range open there. */
export function priceOfHandles({ from, to }: Handles, scale: PriceScale): PriceRange {
  const range = priceRange({ min: from * CENTS, max: to * CENTS }, scale === 'supplement' ? 'booking' : scale);
  return from <= priceSliderLimits(scale).from ? { ...(range.max !== undefined && { max: range.max }) } : range;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
