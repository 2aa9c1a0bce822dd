import { track, trackedItem } from '@shop/analytics';
import type { OfferCard } from '@shop/contracts';
import { useEffect } from 'react';

/** Tells analytics which stays were picked for the visitor (spec 2, section 7); nothing without consent. */
export function useToldOffers(list: string, offers: Told | readonly Told[] | null | undefined): void {
  useEffect(() => {
    for (const [index, offer] of [offers ?? []].flat().entries())
      track({ event: 'personalization_item', list, item: trackedItem(offer, index) });
  }, [list, offers]);
}

type Told = Pick<OfferCard, 'id' | 'label' | 'sellPrice'>;
