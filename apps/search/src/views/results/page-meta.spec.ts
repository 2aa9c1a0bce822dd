import { NO_FILTERS, pageView } from '@shop/domain';
import { START, type SearchState } from '@shop/routes';
import { pageMeta } from './page-meta.ts';

const site = {
  origin: 'http://be.localhost:4200/nl',
  locale: 'nl_BE',
  origins: { fr_FR: 'http://fr.localhost:4200', nl_BE: 'http://be.localhost:4200/nl' },
} as const;
const annecy: SearchState = { ...START, place: { kind: 'city', value: 'Annecy' }, lat: 45.9, lng: 6.1 };
const metaOf = (state: SearchState, over: Partial<Parameters<typeof pageMeta>[0]> = {}) =>
  pageMeta({ state, site, pagination: undefined, isEmpty: false, ...over });

test('a page in the middle of a list has a previous and a next one @SEARCH-117', () => {
  const meta = metaOf({ ...annecy, page: 1 }, { pagination: pageView({ total: 100, page: 1, pageSize: 24 }) });
  expect(meta.previous).toBe('http://be.localhost:4200/nl/verblijven?flow=booking&city=Annecy&lat=45.9&lng=6.1');
  expect(meta.next).toBe('http://be.localhost:4200/nl/verblijven?flow=booking&page=2&city=Annecy&lat=45.9&lng=6.1');
});

test('a search with dates and filters is listed under the one without them', () => {
  const filters = { ...NO_FILTERS, stars: [4] };
  expect(metaOf({ ...annecy, checkin: '2027-03-06', checkout: '2027-03-07', filters, from: 'searchbar' })).toMatchObject({
    robots: 'index, follow',
    canonical: 'http://be.localhost:4200/nl/verblijven?flow=booking&city=Annecy&lat=45.9&lng=6.1',
  });
});

test('activities have their own path', () => {
  expect(metaOf({ ...START, flow: 'activity' }).canonical).toBe('http://be.localhost:4200/nl/activiteiten?flow=activity');
});

describe('the same list in the other countries', () => {
  const alternateUrls = [
    { locale: 'fr_FR', path: '/sejours?flow=booking' },
    { locale: 'nl_BE', path: '/verblijven?flow=booking' },
    { locale: 'it_IT', path: '/soggiorni?flow=booking' },
  ];
  const french = 'http://fr.localhost:4200/sejours?flow=booking';

  test('is named, as far as their hosts are known, with one for everybody else', () => {
    expect(metaOf(annecy, { alternateUrls }).alternates).toEqual([
      { language: 'fr-FR', href: french },
      { language: 'nl-BE', href: 'http://be.localhost:4200/nl/verblijven?flow=booking' },
      { language: 'x-default', href: french },
    ]);
  });

  test('is named by its beginning alone: a further page may be empty there', () => {
    expect(metaOf({ ...annecy, page: 1 }, { alternateUrls }).alternates).toEqual([]);
  });

  test('is not named where there is no other one', () => {
    expect(metaOf(annecy, { alternateUrls: alternateUrls.slice(0, 1) }).alternates).toEqual([]);
  });
});

test('an empty page is not listed', () => {
  expect(metaOf(annecy, { isEmpty: true }).robots).toBe('noindex, follow');
});
