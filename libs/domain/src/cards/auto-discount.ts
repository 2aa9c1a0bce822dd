import type { SearchFlow } from '../results/sort-options.ts';

/** A code that is taken off by itself, and how much, in percent. */
export interface AutoDiscount {
  readonly code: string;
  readonly value: number;
}

/** The extra percent of a card: only for visitors of the experiment, with a code, and never on gifts (spec 1, section 4). */
export function autoDiscountPercent(
  discount: AutoDiscount | undefined,
  { flow, isAssigned }: { readonly flow: SearchFlow; readonly isAssigned: boolean },
): number | undefined {
  return isAssigned && flow !== 'gifting' && discount?.code && discount.value > 0 ? discount.value : undefined;
}
