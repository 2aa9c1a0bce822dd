import type { Site, Suggestion } from '@shop/contracts';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { QueryClient } from '@tanstack/react-query';
import { RouterContextProvider } from 'react-router';
import { loadActivities, loadResults } from './results-loader.ts';

const site = { locale: 'fr_FR', today: '2027-03-05', todayIsClosed: false } as Site;
const annecy: Suggestion = {
  id: 'city-1',
  label: 'Annecy',
  category: 'city',
  latitude: 45.9,
  longitude: 6.1,
  value: 'Annecy',
  country: 'FR',
};
const offers = (totalCount: number) => ({ exactMatch: [], searchDetails: { totalCount, page: 0 } });

/** Loads an address with an API that knows these places; tells what the API was asked. */
async function load(address: string, places: Suggestion[], total = 60, loader = loadResults) {
  const requested: string[] = [];
  const answerOf = (url: string) => {
    if (url.includes('autocomplete')) return places;
    if (url.includes('targetedBanner')) return { banners: [] };
    return url.includes('activity-only') ? { results: [], searchDetails: { totalCount: total, page: 0 } } : offers(total);
  };
  globalThis.fetch = ((url: string) => {
    requested.push(url.split('?')[0] ?? '');
    return Promise.resolve(Response.json(answerOf(url)));
  }) as typeof fetch;
  const context = new RouterContextProvider();
  context.set(queryClientContext, new QueryClient());
  context.set(siteContext, site);
  const answer = await loader({ request: new Request(`http://fr.localhost${address}`), context });
  return { requested, location: answer?.headers.get('location') };
}

test('the server asks the search of the query before it renders', async () => {
  expect(await load('/sejours?flow=booking&city=Annecy&lat=45.9&lng=6.1', [])).toEqual({
    requested: ['/api/offers.json', '/content/targetedBanner.json'],
    location: undefined,
  });
});

test('where too little is found the server asks for suggestions too', async () => {
  expect((await load('/sejours?flow=booking', [], 3)).requested).toEqual([
    '/api/offers.json',
    '/content/targetedBanner.json',
    '/api/offers.json',
  ]);
});

test('the path of activities asks for activities, once, before the page is rendered @SEARCH-103', async () => {
  expect((await load('/activites', [], 3, loadActivities)).requested).toEqual(['/api/search/activity-only.json']);
});

test('a name typed into the form of activities becomes the first town that fits @SEARCH-020', async () => {
  const hotel: Suggestion = { ...annecy, id: 'hotel-7', category: 'hotel', value: '7' };
  const { location } = await load('/activites?flow=activity&city=annec', [hotel, annecy], 60, loadActivities);
  expect(location).toContain('city=Annecy');
});

test('a place typed into the form of a page without scripts becomes the first that fits', async () => {
  const { location } = await load('/sejours?flow=booking&city=annec&a=3', [annecy]);
  expect(location).toBe('/sejours?flow=booking&a=3&city=Annecy&lat=45.9&lng=6.1');
});

test('a code in the query leads to the landing of its gift, and nothing is searched @GIFT-017', async () => {
  expect(await load('/sejours?code=demo-box-2468', [])).toEqual({ requested: [], location: '/DEMO-BOX-2468' });
});

test('a place that nobody knows is searched as it was typed, and near spellings are looked for', async () => {
  expect((await load('/sejours?flow=booking&city=Xyzzy', [])).requested).toEqual([
    '/api/autocomplete-geonames.json',
    '/api/autocomplete-geonames.json',
    '/api/offers.json',
    '/content/targetedBanner.json',
  ]);
});
