import { useSite } from '@shop/contracts/page';
import type { MapView } from '@shop/design-system/map';
import type { SearchState } from '@shop/routes';
import { mapBegin } from '../../views/map-begin.ts';

interface OnMap {
  readonly found: { readonly lat: number; readonly lng: number } | undefined;
  /** Points on the map. */
  readonly count: number;
}

/**
 * What the map shows: everything that was found, no nearer than the place is looked at (SEARCH-049); the place itself where nothing
 * was, or as long as nothing is known.
 */
export function useMapView(state: SearchState, { found, count }: OnMap): { readonly view?: MapView; readonly nearest: number } {
  const { pointOfSale } = useSite();
  const begin = mapBegin({ state, found, pointOfSale });
  return count > 0 ? { nearest: begin.zoom } : { view: begin, nearest: begin.zoom };
}
