import { resultsMessage, wantsFallback, type ResultsMessage } from '@shop/domain';
import type { Found, FoundCard } from './found.ts';

/** What the results region shows (spec 1, section 4, results messaging). */
export type ResultsView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'found';
      readonly found: Found;
      readonly message: ResultsMessage;
      /** Undefined while they are looked for. */
      readonly suggestions: readonly FoundCard[] | undefined;
    };

interface Requested {
  readonly found: Found | undefined;
  readonly isError: boolean;
  readonly suggestions: readonly FoundCard[] | undefined;
  readonly pageSize: number;
}

/** An answer that is there wins over a later failure: results stay on the screen. */
export function resultsView({ found, isError, suggestions, pageSize }: Requested): ResultsView {
  if (!found) return { kind: isError ? 'failed' : 'loading' };
  const exact = found.cards.length === 0 ? 0 : found.details.totalCount;
  const shown = wantsFallback(exact, pageSize) ? suggestions : [];
  return { kind: 'found', found, suggestions: shown, message: resultsMessage({ exact, fallback: shown?.length, pageSize }) };
}
