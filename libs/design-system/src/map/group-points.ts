import { isSamePlace, type MapPoint } from './map-point.ts';

/** Markers drawn as one because they would lie over each other; the first point carries it. */
export interface MapGroup {
  readonly id: string;
  readonly points: readonly MapPoint[];
}

/** Room that a marker needs, in pixels: as wide as a least price in words, as high as a finger. */
const WIDTH = 84;
const HEIGHT = 46;

/**
 * Joins points whose markers would touch; `placeOf` gives their place in the window. The chosen point stands apart from its
 * neighbours, with those at the very same place only: a hotel's offers.
 */
export function groupPoints(
  points: readonly MapPoint[],
  placeOf: (point: MapPoint) => { readonly x: number; readonly y: number },
  chosen?: string,
): MapGroup[] {
  const groups: { id: string; x: number; y: number; isChosen: boolean; points: MapPoint[] }[] = [];
  const chosenPoint = chosen === undefined ? undefined : points.find(({ id }) => id === chosen);
  for (const point of points) {
    const { x, y } = placeOf(point);
    const isChosen = chosenPoint !== undefined && isSamePlace(point, chosenPoint);
    const near = groups.find((group) =>
      isChosen || group.isChosen ? isChosen && group.isChosen : Math.abs(group.x - x) < WIDTH && Math.abs(group.y - y) < HEIGHT,
    );
    if (near) near.points.push(point);
    else groups.push({ id: point.id, x, y, isChosen, points: [point] });
  }
  return groups.map(({ id, points: joined }) => ({ id, points: joined }));
}

/** The cheapest of several; nothing where one of them has no price. */
export function cheapestOf(points: readonly MapPoint[]): MapPoint | undefined {
  return points.reduce<MapPoint | undefined>((least, point) => {
    if (least?.amount === undefined || point.amount === undefined) return undefined;
    return point.amount < least.amount ? point : least;
  }, points[0]);
}
