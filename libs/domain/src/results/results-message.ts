/** What is said above the results (spec 1, section 4, results messaging). */
export type ResultsMessage = 'none' | 'suggestions' | 'noExactResults' | 'noResults';

interface Counts {
  /** Exact matches of the whole search. */
  readonly exact: number;
  /** Suggestions; undefined while they are being looked for. */
  readonly fallback: number | undefined;
  readonly pageSize: number;
}

/** Suggestions are looked for, and spoken of, only when the exact matches do not fill a page (SEARCH-112). */
export function wantsFallback(exact: number, pageSize: number): boolean {
  return exact < pageSize;
}

export function resultsMessage({ exact, fallback, pageSize }: Counts): ResultsMessage {
  if (!wantsFallback(exact, pageSize) || fallback === undefined) return 'none';
  if (exact > 0) return fallback > 0 ? 'suggestions' : 'none';
  return fallback > 0 ? 'noExactResults' : 'noResults';
}

/** The theme "family" (spec 1, section 9). */
export const FAMILY_THEME = '39';

/** A search with children or babies is told of stays for families, unless it asks for them already (spec 1, section 4). */
export function showsFamilyBlock({
  children,
  babies,
  theme,
}: {
  readonly children: number;
  readonly babies: number;
  readonly theme?: string | undefined;
}): boolean {
  return children + babies > 0 && theme !== FAMILY_THEME;
}
