import { hasConsent } from '@shop/analytics';
import { useEffect } from 'react';
import type { FoundCard } from '../../views/results/found.ts';

/** Tracks impressions and selections of a search (SHELL-066); without consent not even the code for it is loaded. */
export function useImpressionTracking(list: 'results' | 'suggestions', cards: readonly FoundCard[] | undefined): void {
  useEffect(() => {
    if (!cards?.length || !hasConsent()) return undefined;
    let stop: (() => void) | undefined;
    let isLeft = false;
    import(/* webpackChunkName: "impression-tracking" */ './track-impressions.ts').then(
      ({ trackImpressions }) => {
        if (!isLeft) stop = trackImpressions(list, cards);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [list, cards]);
}
