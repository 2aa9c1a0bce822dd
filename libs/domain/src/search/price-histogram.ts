import type { Handles } from './price-slider.ts';

/** Euros that a bar of the histogram stands for. */
const STEP = 10;
/** Everything below 20 euros is the first bar. */
const FIRST_END = 20;
/** Bars of the price histogram: below 20 euros, then one for each ten, and the last for 240 and more. */
export const PRICE_BARS = 24;

/** The bar, from 0 on, that a price in cents belongs to. */
export function priceBar(cents: number): number {
  const bar = Math.floor(cents / (STEP * 100)) - (FIRST_END / STEP - 1);
  return Math.max(0, Math.min(bar, PRICE_BARS - 1));
}

/** A bar between the ends of the price slider. */
export interface HistogramBar extends Handles {
  /** Its height, from 0 to 1. */
  readonly share: number;
}

/**
 * Bars of a histogram in euros, lowest price first; none where nothing is counted. The last bar stands for all higher prices and is
 * no measure of the others, nor is the first of a slider that begins at 0: it stands for all that a gift pays whole.
 */
export function histogramBars(counts: readonly number[], { from, to }: Handles): HistogramBar[] {
  const highest = Math.max(...counts.slice(from === 0 ? 1 : 0, -1), 0) || Math.max(...counts, 0);
  if (highest === 0) return [];
  return counts.map((count, bar) => {
    const end = FIRST_END + bar * STEP;
    return { from: bar === 0 ? from : end - STEP, to: bar === counts.length - 1 ? to : end, share: Math.min(1, count / highest) };
  });
}
