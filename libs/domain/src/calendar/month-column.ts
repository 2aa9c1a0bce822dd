import type { LocalMonth } from '../days/local-date.ts';

/** So many more each time a column of months goes on (SEARCH-124). */
const MONTHS_A_STEP = 3;

/** The months of a column after so many steps: three each, the chosen one and two more at the start. */
export function monthColumn(
  months: readonly LocalMonth[],
  { chosen, steps }: { readonly chosen: LocalMonth | undefined; readonly steps: number },
): { readonly shown: readonly LocalMonth[]; readonly hasMore: boolean } {
  const start = chosen ? Math.max(0, months.indexOf(chosen)) : 0;
  const count = start + MONTHS_A_STEP * (steps + 1);
  return { shown: months.slice(0, count), hasMore: count < months.length };
}
