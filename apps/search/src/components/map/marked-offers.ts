import { createContext } from 'react';

/** Offers that list and map tell apart from the others, by their ids. */
export interface MarkedOffers {
  /** The one whose card stands on the map. */
  readonly selected: string | undefined;
  /** The one whose card in the list the pointer or the focus is on. */
  readonly pointedCard: string | undefined;
  /** Those whose marker the pointer or the focus is on. */
  readonly pointedMarker: readonly string[];
}

/** One for list and map. A card of the list is drawn anew only when it is marked itself. */
export interface MarkedOffersStore {
  readonly read: () => MarkedOffers;
  readonly mark: (change: Partial<MarkedOffers>) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

export const NOTHING_MARKED: MarkedOffers = { selected: undefined, pointedCard: undefined, pointedMarker: [] };

export function createMarkedOffers(): MarkedOffersStore {
  let marked = NOTHING_MARKED;
  const listeners = new Set<() => void>();
  return {
    read: () => marked,
    mark: (change) => {
      const next = { ...marked, ...change };
      if (String(Object.values(next)) === String(Object.values(marked))) return;
      marked = next;
      for (const tell of listeners) tell();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

/** Of the page around; a list without a map marks nothing. What reads it comes with the list and the map, not with the page. */
export const MarkedOffersContext = createContext<MarkedOffersStore | undefined>(undefined);
