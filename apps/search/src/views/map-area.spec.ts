import { START, type SearchState } from '@shop/routes';
import { searchInArea } from './map-area.ts';

const annecy: SearchState = {
  ...START,
  place: { kind: 'city', value: 'Annecy' },
  lat: 45.9,
  lng: 6.1,
  checkin: '2027-03-06',
  checkout: '2027-03-08',
  page: 3,
};
const area = (radius: number) => searchInArea(annecy, { latitude: 46, longitude: 7, radius });

test('searching in an area takes its centre and half its diagonal, rounded up @SEARCH-048', () => {
  expect(area(12.2)).toMatchObject({ lat: 46, lng: 7, filters: { distance: { max: 13 } } });
});

test('the named place goes, dates and party stay, and the first page is shown', () => {
  const next = area(10);
  expect(next.place).toBeUndefined();
  expect(next).toMatchObject({ checkin: '2027-03-06', checkout: '2027-03-08', adults: 2, page: 0, from: 'searchbar' });
});

test('an area larger than a search can be is cut, one smaller than a kilometre widened', () => {
  expect(area(4_000).filters.distance).toEqual({ max: 300 });
  expect(area(0.2).filters.distance).toEqual({ max: 1 });
});
