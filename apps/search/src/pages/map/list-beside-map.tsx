import type { SearchState } from '@shop/routes';
import type { ReactNode } from 'react';
import { withMessages } from '../../components/deferred-messages.tsx';
import { MarkedOffersContext } from '../../components/map/marked-offers.ts';
import { openedPart } from '../../components/opened/opened-part.tsx';
import css from './list-beside-map.module.css';
import type { MapOfResults } from './use-map-place.ts';

const MapBeside = openedPart(
  () => import(/* webpackChunkName: "opened-map" */ '../../components/map/map-beside.tsx').then((module) => withMessages(module.MapBeside)),
  <div className={css.waiting} />,
);

interface ListBesideMapProps {
  readonly map: MapOfResults;
  readonly state: SearchState;
  readonly onSearch: (search: SearchState) => void;
  /** The list. */
  readonly children: ReactNode;
}

/** The list, and on a wide page the map at its side where the visitor wants it. The list stands in one place of the page, with the map and without. */
export function ListBesideMap({ map, state, onSearch, children }: ListBesideMapProps) {
  const isBeside = map.place === 'beside';
  return (
    <MarkedOffersContext value={map.marks}>
      <div className={css.both} data-map={isBeside ? 'beside' : undefined}>
        <div className={css.list}>{children}</div>
        {isBeside && (
          <div className={css.map}>
            <MapBeside state={state} marks={map.marks} takesFocus={map.isPressed} onSearch={onSearch} onClose={map.hide} />
          </div>
        )}
      </div>
    </MarkedOffersContext>
  );
}
