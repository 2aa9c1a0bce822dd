import type { OfferCard, OffersAnswer } from '@shop/contracts';

/** What the results region shows (spec 1, section 4, results messaging). */
export type ResultsView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'list'; readonly offers: readonly OfferCard[]; readonly total: number };

interface Asked {
  readonly data: OffersAnswer | undefined;
  readonly isError: boolean;
}

/** An answer that is there wins over a later failure: results stay on the screen. */
export function resultsView({ data, isError }: Asked): ResultsView {
  if (data) {
    const { exactMatch, searchDetails } = data;
    return exactMatch.length > 0 ? { kind: 'list', offers: exactMatch, total: searchDetails.totalCount } : { kind: 'empty' };
  }
  return { kind: isError ? 'failed' : 'loading' };
}
