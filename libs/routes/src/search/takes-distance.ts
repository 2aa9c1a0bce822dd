import type { PlaceCategory } from '@shop/contracts';
import type { SearchPlace } from './search-state.ts';

/** Kinds of place to look around in: an area has its borders, and of a hotel nothing but itself is found. */
const POINTS: readonly PlaceCategory[] = ['city', 'poi', 'skiresort'];

/** Whether a search of this place can be limited by a distance: around a point, with or without a name (SEARCH-084). */
export function takesDistance({ place, lat }: { readonly place?: SearchPlace | undefined; readonly lat?: number | undefined }): boolean {
  return lat !== undefined && (!place || POINTS.includes(place.kind));
}
