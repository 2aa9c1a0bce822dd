import type { PlaceCategory, PointOfSale } from '@shop/contracts';
import type { SearchState } from '@shop/routes';

/** A centre in degrees and how near it is looked at. */
export interface MapBegin {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/** The capital of the point of sale, where no location is known (spec 2, section 9; SEARCH-050). */
const CAPITALS: Record<PointOfSale, { readonly latitude: number; readonly longitude: number }> = {
  FR: { latitude: 48.8566, longitude: 2.3522 },
  ES: { latitude: 40.4168, longitude: -3.7038 },
  BE: { latitude: 50.8503, longitude: 4.3517 },
  NL: { latitude: 52.3676, longitude: 4.9041 },
  IT: { latitude: 41.9028, longitude: 12.4964 },
};

/** Spec 2, section 9: hotel 14, city 12, department 9, region 8, large areas 6. A sight is looked at like a town. */
const LARGE = 6;
const ZOOMS: Record<PlaceCategory, number> = {
  hotel: 14,
  city: 12,
  poi: 12,
  skiresort: 12,
  department: 9,
  region: 8,
  touristicregion: 8,
  country: LARGE,
};

interface Located {
  readonly state: Pick<SearchState, 'place' | 'lat' | 'lng' | 'filters'>;
  /** The place as the answer knows it, for searches that carry a name only. */
  readonly found?: { readonly lat: number; readonly lng: number } | undefined;
  readonly pointOfSale: PointOfSale;
}

/** Where the map of a search begins. */
export function mapBegin({ state: { place, lat, lng, filters }, found, pointOfSale }: Located): MapBegin {
  const centre = lat !== undefined && lng !== undefined ? { lat, lng } : found;
  if (!centre) return { ...CAPITALS[pointOfSale], zoom: LARGE };
  const radius = filters.distance.max;
  const zoom = place ? ZOOMS[place.kind] : radius === undefined ? ZOOMS.city : zoomOfRadius(radius, centre.lat);
  return { latitude: centre.lat, longitude: centre.lng, zoom };
}

/** Kilometres round the earth, pixels of the whole earth at zoom 0, and half the diagonal of a map in pixels. */
const EARTH_KM = 40_075;
const EARTH_PX = 512;
const HALF_DIAGONAL_PX = 500;

/** The zoom at which a radius fills the map. */
function zoomOfRadius(radiusKm: number, latitude: number): number {
  const kmAtZoomZero = (EARTH_KM * Math.cos((latitude * Math.PI) / 180)) / EARTH_PX;
  const zoom = Math.log2((kmAtZoomZero * HALF_DIAGONAL_PX) / Math.max(radiusKm, 1));
  return Math.round(Math.min(Math.max(zoom, 3), ZOOMS.hotel) * 10) / 10;
}
