import { use, useCallback, useSyncExternalStore } from 'react';
import { MarkedOffersContext, type MarkedOffers, type MarkedOffersStore } from './marked-offers.ts';

export function useMarkedOffers(store: MarkedOffersStore): MarkedOffers {
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}

/** How the card of one offer is marked, and the way to say that it is pointed at. */
export function useMarkOf(id: string): [mark: 'selected' | 'highlighted' | undefined, point: (isAt: boolean) => void] {
  const store = use(MarkedOffersContext);
  const read = () => {
    const marked = store?.read();
    if (marked?.selected === id) return 'selected';
    return marked?.pointedMarker.includes(id) ? 'highlighted' : undefined;
  };
  const mark = useSyncExternalStore(store?.subscribe ?? neverChanges, read, () => undefined);
  const point = useCallback((isAt: boolean) => store?.mark({ pointedCard: isAt ? id : undefined }), [store, id]);
  return [mark, point];
}

const neverChanges = (): (() => void) => () => undefined;
