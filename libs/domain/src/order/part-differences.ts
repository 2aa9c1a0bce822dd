import type { OrderParts } from './order-total.ts';

const PARTS = ['product', 'extras', 'shipping', 'insurance', 'paymentFee', 'promotion'] as const;

/** A part of a price that a change makes dearer, above 0, or cheaper, below 0; cents. Less promotion makes it dearer. */
export interface PartDifference {
  readonly part: (typeof PARTS)[number];
  readonly amount: number;
}

/** What of an order's price a change makes another: adds up to the difference of the totals, but for what is waived. */
export function partDifferences(before: OrderParts, after: OrderParts): PartDifference[] {
  return PARTS.map((part) => ({ part, amount: (after[part] - before[part]) * (part === 'promotion' ? -1 : 1) })).filter(
    ({ amount }) => amount !== 0,
  );
}
