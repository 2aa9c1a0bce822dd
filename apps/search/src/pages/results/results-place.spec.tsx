import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, offers, openResults, resetApi, stay } from './results-page.test-utils.tsx';

beforeEach(resetApi);

const HOTEL = '/search?flow=hotel#hotel=12&lat=45.9&lng=6.1';
const found = { totalCount: 2, page: 0, place: { label: 'Hôtel du Lac', lat: 45.9, lng: 6.1 } };

test('a hotel is called by its name once it is known, and never by its number', async () => {
  let answer = (_: Response) => {};
  globalThis.fetch = ((ask) => (url: string, init?: RequestInit) => {
    return url.includes('/api/offers.json') ? new Promise((done) => (answer = done)) : ask(url, init);
  })(globalThis.fetch as (url: string, init?: RequestInit) => Promise<Response>) as typeof fetch;
  openResults(HOTEL);
  expect(await screen.findByRole('heading', { name: 'Searching…' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('12');
  expect(document.title).not.toContain('12');
  answer(offers(2, { searchDetails: found }));
  expect(await screen.findByRole('heading', { name: 'Hôtel du Lac: 2 rooms' })).toBeVisible();
});

test('a hotel is found by itself: it offers no distance around it @SEARCH-084', async () => {
  api.answer = () => offers(2, { searchDetails: found });
  openResults(HOTEL);
  await screen.findByRole('heading', { name: 'Hôtel du Lac: 2 rooms' });
  const bar = within(screen.getByRole('group', { name: 'Filters' }));
  await userEvent.click(bar.getByRole('button', { name: 'Distance' }));
  expect(await bar.findByText(/^The distance counts as soon as/)).toBeVisible();
  expect(bar.queryByRole('button', { name: /^Less than 2h/ })).toBeNull();
});

test('a card says how far its hotel is from the town that was searched', async () => {
  api.answer = () => offers(1, { exactMatch: [stay('1', { distance: 12.3 })] });
  openResults('/search#city=Talloires&lat=45.8&lng=6.2');
  expect(await screen.findByText('Annecy · 12.3 km away')).toBeVisible();
});
