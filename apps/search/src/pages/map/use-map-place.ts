import type { ResultColumns, SearchFlow } from '@shop/domain';
import { useRef, useState, type RefObject } from 'react';
import { createMarkedOffers, NOTHING_MARKED, type MarkedOffersStore } from '../../components/map/marked-offers.ts';
import { mapPlace, type MapPlace } from '../../views/map-place.ts';
import type { OpenModal } from '../results/use-open-modal.ts';
import { useIsWide } from './use-is-wide.ts';
import { useRememberedMap } from './use-remembered-map.ts';

export interface MapOfResults {
  /** False where the flow has none. */
  readonly exists: boolean;
  readonly place: MapPlace;
  /** Cards beside each other in the list. */
  readonly columns: ResultColumns;
  readonly pageWidth: 'page' | 'wide';
  /** Opens it beside the list and closes it there; without room for both it opens its window. */
  readonly toggle: () => void;
  readonly hide: () => void;
  /** Whether its button opens it beside the list and shows so; undefined where it opens a window. */
  readonly isExpanded: boolean | undefined;
  /** The button of a wide page, which has the focus back once the map is closed. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Opened by a press on this page, not remembered from one before. */
  readonly isPressed: boolean;
  readonly marks: MarkedOffersStore;
}

/** The map of a page of results. The page itself owns it with what is marked on it, so that nothing below that is drawn anew loses either. */
export function useMapPlace(flow: SearchFlow, modal: OpenModal): MapOfResults {
  const isWide = useIsWide();
  const [isBesideWanted, remember] = useRememberedMap();
  const [marks] = useState(createMarkedOffers);
  const [isPressed, setPressed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const exists = flow !== 'activity';
  const isWindowOpen = modal.open === 'map' || modal.under === 'map';
  const place = mapPlace({ hasMap: exists, isWide, isBesideWanted, isWindowOpen });
  const isBeside = place === 'beside';
  const show = () => {
    setPressed(true);
    remember(true);
  };
  const hide = () => {
    if (isBeside) button.current?.focus({ preventScroll: true });
    setPressed(false);
    remember(false);
    marks.mark(NOTHING_MARKED);
    if (isWindowOpen) modal.hide();
  };
  return {
    exists,
    place,
    columns: isBeside ? 2 : 3,
    pageWidth: isBeside ? 'wide' : 'page',
    toggle: isWide ? (isBeside ? hide : show) : modal.showMap,
    hide,
    isExpanded: isWide ? isBeside : undefined,
    button,
    isPressed,
    marks,
  };
}
