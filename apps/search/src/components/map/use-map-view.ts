import { useSite } from '@shop/contracts/page';
import type { MapView } from '@shop/design-system/map';
import type { SearchState } from '@shop/routes';
import { useState } from 'react';
import { mapBegin } from '../../views/map-begin.ts';

/** Where the map looks: at the searched place, but it stays where the visitor moved it once the area in sight is searched. */
export function useMapView(state: SearchState, found: { readonly lat: number; readonly lng: number } | undefined) {
  const { pointOfSale } = useSite();
  const [kept, setKept] = useState<MapView>();
  const begin = mapBegin({ state, found, pointOfSale });
  const view = (state.place ? undefined : kept) ?? begin;
  return { view, keep: () => setKept(view) };
}
