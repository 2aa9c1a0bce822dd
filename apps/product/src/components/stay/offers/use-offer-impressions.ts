import { track, trackedItem } from '@shop/analytics';
import type { OfferCard } from '@shop/contracts';
import { useEffect } from 'react';

/** Tracks which stays were picked for the visitor (SHELL-066); nothing without consent. */
export function useOfferImpressions(list: string, offers: Shown | readonly Shown[] | null | undefined): void {
  useEffect(() => {
    for (const [index, offer] of [offers ?? []].flat().entries())
      track({ event: 'personalization_item', list, item: trackedItem(offer, index) });
  }, [list, offers]);
}

type Shown = Pick<OfferCard, 'id' | 'label' | 'sellPrice'>;
