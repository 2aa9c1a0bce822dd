import { hasConsent } from '@shop/analytics';
import { useEffect } from 'react';
import type { FoundCard } from '../../views/results/found.ts';

/** Tells analytics what a search shows and what is chosen of it (spec 2, section 7); without consent not even the code for it is fetched. */
export function useToldList(list: 'results' | 'suggestions', cards: readonly FoundCard[] | undefined): void {
  useEffect(() => {
    if (!cards?.length || !hasConsent()) return undefined;
    let stop: (() => void) | undefined;
    let isLeft = false;
    import(/* webpackChunkName: "told-list" */ './tell-list.ts').then(
      ({ tellList }) => {
        if (!isLeft) stop = tellList(list, cards);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [list, cards]);
}
