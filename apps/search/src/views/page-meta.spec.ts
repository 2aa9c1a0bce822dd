import { START, type SearchState } from '@shop/routes';
import { pageMeta } from './page-meta.ts';
import { paginationView } from './pagination.ts';

const site = { origin: 'http://be.localhost:4200/nl', locale: 'nl_BE' } as const;
const annecy: SearchState = { ...START, place: { kind: 'city', value: 'Annecy' }, lat: 45.9, lng: 6.1 };

test('a page in the middle of a list has a previous and a next one @SEARCH-117', () => {
  const pagination = paginationView({ total: 100, page: 1, pageSize: 24 });
  const meta = pageMeta({ state: { ...annecy, page: 1 }, site, pagination, isEmpty: false });
  expect(meta.previous).toBe('http://be.localhost:4200/nl/verblijven?flow=booking&city=Annecy&lat=45.9&lng=6.1');
  expect(meta.next).toBe('http://be.localhost:4200/nl/verblijven?flow=booking&page=2&city=Annecy&lat=45.9&lng=6.1');
});

test('a search with dates points to the one without them and is not indexed', () => {
  const meta = pageMeta({
    state: { ...annecy, checkin: '2027-03-06', checkout: '2027-03-07' },
    site,
    pagination: undefined,
    isEmpty: false,
  });
  expect(meta).toMatchObject({
    robots: 'noindex, follow',
    canonical: 'http://be.localhost:4200/nl/verblijven?flow=booking&city=Annecy&lat=45.9&lng=6.1',
  });
});

test('the stays of a place are indexed, wherever the visitor came from', () => {
  expect(pageMeta({ state: { ...annecy, from: 'searchbar' }, site, pagination: undefined, isEmpty: false }).robots).toBe('index, follow');
});

test('an empty page is not indexed', () => {
  expect(pageMeta({ state: annecy, site, pagination: undefined, isEmpty: true }).robots).toBe('noindex, follow');
});
