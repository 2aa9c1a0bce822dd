import type { MapArea } from '@shop/design-system/map';
import { fromSearchBar, type SearchState } from '@shop/routes';

/** Kilometres; a search reaches no further (RULE-020). */
const FARTHEST = 300;
const NEAREST = 1;

/** "Search in this area": the map's centre, and half its diagonal as the greatest distance (SEARCH-048); no named place. */
export function searchInArea(state: SearchState, { latitude, longitude, radius }: MapArea): SearchState {
  const { place: _, ...rest } = state;
  const max = Math.min(Math.max(Math.ceil(radius), NEAREST), FARTHEST);
  return fromSearchBar({ ...rest, lat: latitude, lng: longitude, filters: { ...state.filters, distance: { max } } });
}
