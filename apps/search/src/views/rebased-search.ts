import type { SearchState } from '@shop/routes';

/** A search that was built on one address, and what the address has become meanwhile. */
interface Meanwhile {
  readonly from: SearchState;
  readonly onto: SearchState;
}

/**
 * The same change on top of another search: what `next` has otherwise than `from` counts, all else is taken from `onto`,
 * filter by filter. So an order that was chosen a moment ago survives the filter that follows it.
 */
export function rebasedSearch(next: SearchState, { from, onto }: Meanwhile): SearchState {
  if (from === onto) return next;
  return { ...changedParts(next, from, onto), filters: changedParts(next.filters, from.filters, onto.filters) };
}

function changedParts<Whole extends object>(next: Whole, from: Whole, onto: Whole): Whole {
  const keys = [...new Set([...Object.keys(next), ...Object.keys(onto)])] as (keyof Whole)[];
  const parts = keys.map((key) => [key, isSame(next[key], from[key]) ? onto[key] : next[key]] as const);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined)) as Whole;
}

/** Parts of a search are plain values, lists and ranges. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
