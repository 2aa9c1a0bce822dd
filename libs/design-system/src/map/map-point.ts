/** A thing on the map, in degrees. */
export interface MapPoint {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  /** In the marker: `149 €`. Without it the marker is a pin. */
  readonly text?: string;
  /** What the text says, in cents: a marker of several names the least of theirs. */
  readonly amount?: number;
  /** What is read: `Les Roselières, Annecy, 149 €`. */
  readonly label: string;
}

/** Points that no zoom tells apart. */
export function isSamePlace(one: Pick<MapPoint, 'latitude' | 'longitude'>, other: Pick<MapPoint, 'latitude' | 'longitude'>): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude;
}

/** Highlights nothing; one list, so that setting it again changes nothing. */
export const NO_POINTS: readonly string[] = [];

/** Where the tiles come from: the embedded base map, or a style of a tile service. */
export type MapSource = { readonly kind: 'pmtiles'; readonly url: string } | { readonly kind: 'style'; readonly url: string };

/** What a map shows, as a search understands it (SEARCH-048): its centre, and half its diagonal in kilometres. */
export interface MapArea {
  readonly latitude: number;
  readonly longitude: number;
  readonly radius: number;
}

/** A rectangle of the earth, in degrees. */
export interface MapBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A place to look at from so near: zoom 6 shows a country, 14 a quarter of a town. */
export interface MapView {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

const EARTH_RADIUS = 6371;

/** The area of a rectangle: a search around its centre reaches its corners. */
export function areaOf({ west, south, east, north }: MapBounds): MapArea {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const share =
    Math.sin(radians(north - south) / 2) ** 2 +
    Math.cos(radians(south)) * Math.cos(radians(north)) * Math.sin(radians(east - west) / 2) ** 2;
  return { latitude: (south + north) / 2, longitude: (west + east) / 2, radius: EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(share))) };
}

/** The smallest rectangle around points; nothing for none. */
export function boundsOf(points: readonly Pick<MapPoint, 'latitude' | 'longitude'>[]): MapBounds | undefined {
  if (points.length === 0) return undefined;
  const [latitudes, longitudes] = [points.map((point) => point.latitude), points.map((point) => point.longitude)];
  return { west: Math.min(...longitudes), south: Math.min(...latitudes), east: Math.max(...longitudes), north: Math.max(...latitudes) };
}
