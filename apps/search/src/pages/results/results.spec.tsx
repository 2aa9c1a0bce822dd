import { searchActivitiesQuery } from '@shop/api-client';
import type { ActivitySearchAnswer } from '@shop/contracts';
import { parseSearchAddress } from '@shop/routes';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activitiesBody } from '../../views/search-question.ts';
import { api, offers, openResults, resetApi, stay } from './results-page.test-utils.tsx';

beforeEach(resetApi);

const heading = (name: string) => screen.findByRole('heading', { name });
const NO_RESULTS =
  'No results. To get more results, try adjusting your search by changing your dates, adjusting your family composition or removing your filters.';
const SUGGESTED = 'Suggestion of stays, these results might be outside of your search criteria. Check them out or modify your search.';

test('while loading, nine placeholders are shown @SEARCH-104', async () => {
  openResults();
  expect(screen.getByTestId('skeleton').children).toHaveLength(9);
  expect(await heading('2 stays')).toBeVisible();
});

test('nothing found: the message and the action that removes all filters @SEARCH-107', async () => {
  api.answer = (body) => offers(body.searchCriterias.facilities ? 0 : 1);
  const router = openResults('/search?flow=booking#city=Annecy&lat=45.9&lng=6.1&a=3&facilities=spa');
  expect(await screen.findByText(NO_RESULTS)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove all filters' }));
  expect(await heading('Annecy: 1 stay')).toBeVisible();
  expect(router.state().hash).toBe('#a=3&city=Annecy&lat=45.9&lng=6.1');
});

test('nothing found at a place that nobody knows: its name is said, and there are no filters to remove @SEARCH-107', async () => {
  api.answer = () => offers(0);
  openResults('/search?flow=booking#city=Anecyx');
  expect(await screen.findByText(/^We do not know a place called “Anecyx”/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove all filters' })).toBeNull();
});

test('a page beyond the last one leads to the last @SEARCH-111', async () => {
  api.answer = (body) => offers(body.page === 999 ? 0 : 2, { searchDetails: { totalCount: 50, page: body.page ?? 0 } });
  const router = openResults('/search?flow=booking&page=999');
  await waitFor(() => expect(router.state().search).toBe('?flow=booking&page=2'));
});

test('no exact results: the suggestions and their message @SEARCH-105', async () => {
  api.answer = () => offers(0);
  api.fallback = () => offers(3);
  openResults();
  expect(await screen.findByText(`No exact results found. ${SUGGESTED}`)).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test.each([
  ['longer than any stay', '2027-03-21', true],
  ['as long as the longest stay', '2027-03-20', false],
])('dates %s, on which nothing is found, are said to be too long or are not @SEARCH-132', async (_, checkout, isTooLong) => {
  api.answer = () => offers(0);
  api.fallback = () => offers(3);
  openResults(`/search?flow=booking#checkin=2027-03-06&checkout=${checkout}`);
  expect(await screen.findByText(`No exact results found. ${SUGGESTED}`)).toBeVisible();
  expect(screen.queryAllByText('No stay is longer than 14 nights. Choose dates that are closer together.')).toHaveLength(isTooLong ? 1 : 0);
});

test('some exact results: they come first, then the suggestions with their message @SEARCH-106 @SEARCH-038', async () => {
  api.fallback = () => Response.json({ exactMatch: [stay('9')], searchDetails: { totalCount: 1, page: 0 } });
  openResults();
  expect(await screen.findByText(SUGGESTED)).toBeVisible();
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => card.id)).toEqual(['offer-1', 'offer-2', 'offer-9']);
  const message = screen.getByText(SUGGESTED);
  expect(cards.map((card) => message.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING)).toEqual([
    0,
    0,
    Node.DOCUMENT_POSITION_FOLLOWING,
  ]);
});

test('suggestions that fail cost nothing but themselves', async () => {
  api.fallback = () => Response.json({ code: 'INVALID', message: 'no' }, { status: 400 });
  openResults();
  expect(await heading('2 stays')).toBeVisible();
  expect(screen.queryByText('Oops, something went wrong')).toBeNull();
});

test('a full page asks for no suggestions @SEARCH-112', async () => {
  api.answer = () => offers(24);
  api.fallback = () => offers(3);
  openResults();
  expect(await heading('24 stays')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(24);
});

test('no activities have a message of their own @SEARCH-108', async () => {
  openResults('/activities');
  expect(await screen.findByText('No activity found for this search')).toBeVisible();
});

test.each([
  ['refuses', () => Response.json({ code: 'INVALID_FIELD', message: 'no' }, { status: 400 })],
  ['fails', () => new Response(null, { status: 500 })],
  ['talks nonsense', () => Response.json({ hello: 'world' })],
  ['is no JSON', () => new Response('<html>')],
])('an API that %s: the message, a way to try again, and the filters are kept @SEARCH-109', async (_, answer) => {
  api.answer = answer;
  const router = openResults('/search?flow=booking#facilities=spa');
  expect(await screen.findByText('Oops, something went wrong')).toBeVisible();
  api.answer = () => offers(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('1 stay')).toBeVisible();
  expect(router.state().hash).toBe('#facilities=spa');
});

test('a search is the state of its address, and is asked once while the query moves into the hash', async () => {
  openResults('/search?flow=booking&city=Annecy&lat=45.9&lng=6.1&a=3&sort=promo');
  expect(await heading('Annecy: 2 stays')).toBeVisible();
  expect(api.requested).toEqual([
    expect.objectContaining({ orderBy: 'promo', searchCriterias: expect.objectContaining({ city: 'Annecy', adult: 3 }) }),
  ]);
});

test('the search is asked again when the hash changes @SEARCH-015 @SEARCH-016', async () => {
  const router = openResults('/search?flow=booking#city=Annecy');
  expect(await heading('Annecy: 2 stays')).toBeVisible();
  await router.go('/search?flow=booking#city=Lyon&stars=4');
  expect(await heading('Lyon: 2 stays')).toBeVisible();
  expect(api.requested.at(-1)?.searchCriterias).toMatchObject({ city: 'Lyon', stars: '4' });
});

test('activities of the server are asked for again only with other tags, another price or a page @SEARCH-103', async () => {
  const requested: string[] = [];
  const none = {
    results: [],
    searchDetails: { totalCount: 0, page: 0 },
    facets: { activityGroups: [] },
  } as unknown as ActivitySearchAnswer;
  const site = { locale: 'en_GB', today: '2027-03-05', todayIsClosed: false } as const;
  const question = searchActivitiesQuery(activitiesBody(parseSearchAddress({ search: '', hash: '' }, 'activity'), site));
  const router = openResults('/activities?flow=activity', {}, (client) => client.setQueryData(question.queryKey, none));
  api.activities = (body) => {
    requested.push(JSON.stringify({ ...body.searchCriterias, page: body.page }));
    return Response.json(none);
  };
  expect(await screen.findByText('No activity found for this search')).toBeVisible();
  expect(requested).toEqual([]);
  for (const address of ['#tags=kayak', '#priceMax=5000', '']) await router.go(`/activities?flow=activity${address}`);
  await router.go('/activities?flow=activity&page=1');
  expect(requested).toEqual(['{"adult":2,"tags":"kayak","page":0}', '{"adult":2,"priceMax":5000,"page":0}', '{"adult":2,"page":1}']);
});

test('results that fit on a page have no pagination @SEARCH-111', async () => {
  api.answer = () => offers(24);
  openResults();
  expect(await heading('24 stays')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages of results' })).toBeNull();
});

test('pages are counted from 0 in links and from 1 on the page, and the head names the neighbours @SEARCH-117 @SEARCH-118 @SEARCH-111', async () => {
  api.answer = () => offers(60);
  openResults('/search?flow=booking&page=1');
  expect(await screen.findByText('25 - 48 results of 60')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/search?flow=booking&page=2');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  const neighbour = (rel: string) => document.head.querySelector(`link[rel=${rel}]`)?.getAttribute('href');
  expect(['prev', 'next'].map(neighbour)).toEqual([
    'http://en.localhost/search?flow=booking',
    'http://en.localhost/search?flow=booking&page=2',
  ]);
});

test('the legend counts the results of the page @SEARCH-116', async () => {
  api.answer = () => offers(25);
  openResults();
  expect(await screen.findByText('1 - 24 results of 25')).toBeVisible();
});

test('another order starts at the first page @SEARCH-014 @SEARCH-036', async () => {
  api.answer = () => offers(60);
  const router = openResults('/search?flow=booking&page=1');
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Most popular');
  expect(router.state()).toMatchObject({ search: '?flow=booking&from=searchbar', hash: '#sort=popularity' });
});

test('on a phone the orders are radio buttons in a drawer, which Back closes and Forward opens again @SEARCH-036', async () => {
  const router = openResults();
  await userEvent.click(await screen.findByRole('button', { name: 'Sort' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Sort by' }));
  expect(drawer.getAllByRole('radio')).toHaveLength(4);
  await router.go(-1);
  expect(screen.queryByRole('dialog', { name: 'Sort by' })).toBeNull();
  await router.go(1);
  await userEvent.click(within(await screen.findByRole('dialog', { name: 'Sort by' })).getByRole('radio', { name: 'Lowest price' }));
  expect(router.state().hash).toBe('#sort=priceAsc');
  expect(screen.queryByRole('dialog', { name: 'Sort by' })).toBeNull();
});
