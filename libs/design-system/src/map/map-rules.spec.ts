import { cheapestOf, groupPoints } from './group-points.ts';
import { areaOf, boundsOf, type MapPoint } from './map-point.ts';

const point = (id: string, longitude: number, latitude = 45): MapPoint => ({ id, longitude, latitude, label: id });
/** A hundred pixels for each degree. */
const placeOf = ({ longitude, latitude }: MapPoint) => ({ x: longitude * 100, y: latitude * 100 });
const idsOf = (points: readonly MapPoint[], chosen?: string) =>
  groupPoints(points, placeOf, chosen).map((group) => group.points.map(({ id }) => id).join('+'));

describe('markers on the map', () => {
  test('that would touch become one, others stay apart', () => {
    expect(idsOf([point('a', 1), point('b', 1.83), point('c', 1.84)])).toEqual(['a+b', 'c']);
    expect(idsOf([point('a', 1, 45), point('b', 1, 45.46)])).toEqual(['a', 'b']);
  });

  test('the chosen one stands apart from its neighbours', () => {
    expect(idsOf([point('a', 1), point('b', 1.1), point('c', 1.2)], 'b')).toEqual(['a+c', 'b']);
  });

  test('offers of one hotel stay one marker when one of them is chosen', () => {
    expect(idsOf([point('a', 1), point('b', 1), point('c', 1.1), point('d', 1)], 'b')).toEqual(['a+b+d', 'c']);
  });

  test('of several names the least price, and none where one has no price', () => {
    const priced = (id: string, amount: number) => ({ ...point(id, 1), amount });
    expect(cheapestOf([priced('a', 17_800), priced('b', 9_900), priced('c', 9_900)])?.id).toBe('b');
    expect(cheapestOf([priced('a', 17_800), point('b', 1)])).toBeUndefined();
    expect(cheapestOf([point('a', 1)])).toBeUndefined();
  });
});

describe('what a map shows', () => {
  test('is its centre and half its diagonal in kilometres', () => {
    const area = areaOf({ west: 5, south: 45, east: 7, north: 47 });
    expect(area.latitude).toBe(46);
    expect(area.longitude).toBe(6);
    expect(area.radius).toBeCloseTo(135.6, 0);
  });

  test('is as large as its points, and nothing without any', () => {
    expect(boundsOf([point('a', 6, 45), point('b', 2, 48)])).toEqual({ west: 2, south: 45, east: 6, north: 48 });
    expect(boundsOf([])).toBeUndefined();
  });
});
