const EARTH_KM = 6371.0088;
const RADIANS = Math.PI / 180;
/** Kilometres of one degree of latitude, a little too small so that the quick test never refuses wrongly. */
const DEGREE_KM = 111;

export interface Circle {
  readonly latitude: number;
  readonly longitude: number;
  readonly kilometres: number;
}

/** Great-circle distance in kilometres. */
export function kilometresBetween(latA: number, lngA: number, latB: number, lngB: number): number {
  const sinLat = Math.sin(((latB - latA) * RADIANS) / 2);
  const sinLng = Math.sin(((lngB - lngA) * RADIANS) / 2);
  const chord = sinLat * sinLat + Math.cos(latA * RADIANS) * Math.cos(latB * RADIANS) * sinLng * sinLng;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Degrees of latitude that hold so many kilometres, a little too many. */
export function degreesOf(kilometres: number): number {
  return (kilometres + 1) / DEGREE_KM;
}

/** Whether a latitude is too far from the circle to need the exact distance. */
export function isOutOfReach(circle: Circle, latitude: number): boolean {
  return Math.abs(latitude - circle.latitude) * DEGREE_KM > circle.kilometres + 1;
}

interface Points {
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
}

/** From where a search measures, how far it looks, and from how far on. */
interface Reach {
  readonly centre?: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly circle?: Circle | undefined;
  readonly atLeast?: number | undefined;
}

/** Kilometres from the centre, 0 without one; Infinity for what lies outside. */
export function kilometresTo({ latitude, longitude }: Points, point: number, { centre, circle, atLeast = 0 }: Reach): number {
  if (!centre) return 0;
  if (circle && isOutOfReach(circle, latitude[point]!)) return Infinity;
  const kilometres = kilometresBetween(centre.latitude, centre.longitude, latitude[point]!, longitude[point]!);
  return (circle && kilometres > circle.kilometres) || kilometres < atLeast ? Infinity : kilometres;
}
