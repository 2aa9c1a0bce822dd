import type { MapPoint } from './map-point.ts';

/** Markers drawn as one because they would lie over each other; the first point carries it. */
export interface MapGroup {
  readonly id: string;
  readonly points: readonly MapPoint[];
}

/** Room that a marker needs, in pixels: as wide as a price, as high as a finger. */
const WIDTH = 72;
const HEIGHT = 46;

/** Joins points whose markers would touch; `placeOf` gives their place in the window. The chosen point always stands alone. */
export function groupPoints(
  points: readonly MapPoint[],
  placeOf: (point: MapPoint) => { readonly x: number; readonly y: number },
  chosen?: string,
): MapGroup[] {
  const groups: { id: string; x: number; y: number; points: MapPoint[] }[] = [];
  for (const point of points) {
    const { x, y } = placeOf(point);
    const near =
      point.id === chosen
        ? undefined
        : groups.find((group) => group.id !== chosen && Math.abs(group.x - x) < WIDTH && Math.abs(group.y - y) < HEIGHT);
    if (near) near.points.push(point);
    else groups.push({ id: point.id, x, y, points: [point] });
  }
  return groups.map(({ id, points: joined }) => ({ id, points: joined }));
}
