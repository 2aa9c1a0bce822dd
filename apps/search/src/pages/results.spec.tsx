import type { OfferCard, OffersBody, Site, Suggestion } from '@shop/contracts';
import { SiteContext } from '@shop/contracts/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import words from '../messages/en_GB.json' with { type: 'json' };
import { ResultsPage } from './results.tsx';

const site: Site = {
  locale: 'en_GB',
  pointOfSale: 'FR',
  prefix: '',
  timeZone: 'Europe/Paris',
  today: '2027-03-05',
  todayIsClosed: false,
  origin: 'http://en.localhost',
};
const annecy: Suggestion = {
  id: 'city-1',
  label: 'Annecy',
  category: 'city',
  latitude: 45.9,
  longitude: 6.1,
  value: 'Annecy',
  country: 'FR',
};

/** The API as these tests need it: what it was asked, and how it answers. */
const asked: OffersBody[] = [];
let answer: (body: OffersBody) => Response;
let suggest: () => Response;

beforeEach(() => {
  asked.length = 0;
  answer = () => offers(2);
  suggest = () => Response.json([annecy]);
  localStorage.clear();
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    if (!url.includes('/api/offers.json'))
      return Promise.resolve(url.includes('autocomplete-geonames') ? suggest() : Response.json([annecy]));
    const body = JSON.parse(String(init?.body)) as OffersBody;
    asked.push(body);
    return Promise.resolve(answer(body));
  }) as typeof fetch;
});

function offers(total: number): Response {
  const exactMatch = Array.from({ length: Math.min(total, 24) }, (_, index) => stay(`${index + 1}`));
  return Response.json({ exactMatch, searchDetails: { totalCount: total, page: 0 } });
}

function stay(id: string): OfferCard {
  return {
    id,
    label: `Stay ${id}`,
    imageUrl: '/images/lake-1/640_360.webp',
    images: [],
    location: { lat: 45.9, lng: 6.1 },
    hotel: { id: '3', label: 'Lake Hotel', stars: 3, uri: '/hotel/3', location: { label: 'Annecy' }, review: { count: 0, average: 0 } },
    headwords: [],
    sellPrice: 14900,
    refPrice: 14900,
    promoPercentageRounded: 0,
    priceType: 'FROM_PRICE',
    nights: 1,
    marketingLabels: [],
    cancellable: true,
    uri: `/product/stay/${id}`,
  };
}

function open(address = '/search?flow=booking') {
  const router = createMemoryRouter([{ path: '/search', Component: ResultsPage }], { initialEntries: [address] });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  render(
    <QueryClientProvider client={queryClient}>
      <SiteContext value={site}>
        <IntlProvider locale="en" messages={words}>
          <RouterProvider router={router} />
        </IntlProvider>
      </SiteContext>
    </QueryClientProvider>,
  );
  return router;
}

/** The form of wide screens; the phone's stands in the same page. */
const wide = () => within(screen.getAllByRole('search')[0]!);

test('while loading, placeholders are shown @SEARCH-104', async () => {
  open();
  expect(screen.getByTestId('skeleton')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: '2 stays' })).toBeVisible();
  expect(screen.queryByTestId('skeleton')).toBeNull();
});

test('nothing found: the message and the action that removes all filters @SEARCH-107', async () => {
  answer = (body) => offers(body.searchCriterias.theme ? 0 : 1);
  const router = open('/search?flow=booking#city=Annecy&a=3&theme=12');
  expect(
    await screen.findByText(
      'No results. To get more results, try adjusting your search by changing your dates, adjusting your family composition or removing your filters.',
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove all filters' }));
  expect(await screen.findByRole('heading', { name: 'Annecy: 1 stay' })).toBeVisible();
  expect(router.state.location.hash).toBe('#a=3&city=Annecy');
});

test('a failed search says so and can be tried again @SEARCH-109', async () => {
  answer = () => Response.json({ code: 'INVALID_FIELD', message: 'no' }, { status: 400 });
  open();
  expect(await screen.findByText('Oops, something went wrong')).toBeVisible();
  answer = () => offers(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: '1 stay' })).toBeVisible();
});

test('a search is the state of its address, and is asked once while the query moves into the hash', async () => {
  open('/search?flow=booking&city=Annecy&lat=45.9&lng=6.1&a=3&sort=promo');
  expect(await screen.findByRole('heading', { name: 'Annecy: 2 stays' })).toBeVisible();
  expect(asked).toEqual([
    expect.objectContaining({ orderBy: 'promo', searchCriterias: expect.objectContaining({ city: 'Annecy', adult: 3 }) }),
  ]);
});

test('pages are counted from 0 in links and from 1 on the page @SEARCH-118', async () => {
  answer = () => offers(60);
  open('/search?flow=booking&page=1');
  expect(await screen.findByText('25 - 48 results of 60')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/search?flow=booking&page=2');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('the legend counts the results of the page @SEARCH-116', async () => {
  answer = () => offers(25);
  open();
  expect(await screen.findByText('1 - 24 results of 25')).toBeVisible();
});

test('another order starts at the first page @SEARCH-014', async () => {
  answer = () => offers(60);
  const router = open('/search?flow=booking&page=1');
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Most popular');
  expect(router.state.location).toMatchObject({ search: '?flow=booking&from=searchbar', hash: '#sort=popularity' });
});

test('a place typed but not picked is searched as the first suggestion', async () => {
  const router = open();
  await userEvent.type(wide().getByRole('combobox', { name: 'Where?' }), 'annec');
  await userEvent.click(wide().getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('heading', { name: 'Annecy: 2 stays' })).toBeVisible();
  expect(router.state.location.hash).toBe('#city=Annecy&lat=45.9&lng=6.1');
});

test('Enter picks the suggestion in hand, Escape closes the list @SEARCH-025', async () => {
  open();
  const where = wide().getByRole('combobox', { name: 'Where?' });
  await userEvent.type(where, 'ann');
  await wide().findByRole('option', { name: /^Ann/ });
  await userEvent.keyboard('{Escape}');
  expect(where).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(where).toHaveValue('Annecy');
});

test('a failing autocomplete shows no message @SEARCH-028', async () => {
  suggest = () => Response.json({ code: 'BROKEN', message: 'no' }, { status: 400 });
  const router = open();
  await userEvent.type(wide().getByRole('combobox', { name: 'Where?' }), 'Xyzzy');
  await userEvent.click(wide().getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('heading', { name: 'Xyzzy: 2 stays' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(router.state.location.hash).toBe('#city=Xyzzy');
});

test('a picked place is remembered for the next search on this device @SEARCH-026', async () => {
  open();
  const where = wide().getByRole('combobox', { name: 'Where?' });
  await userEvent.type(where, 'ann');
  await userEvent.click(await wide().findByRole('option', { name: /^Ann/ }));
  await userEvent.click(wide().getByRole('button', { name: 'Clear the destination' }));
  expect(await wide().findByText('Recent searches')).toBeInTheDocument();
});

test('a second, later click sets the range; Confirm is out of reach in between @SEARCH-125 @SEARCH-131', async () => {
  const router = open();
  await userEvent.click(wide().getByRole('button', { name: /^When/ }));
  const panel = within(screen.getByRole('dialog', { name: 'When?' }));
  await userEvent.click(panel.getByRole('button', { name: /^Saturday 6 March 2027/ }));
  expect(panel.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await userEvent.click(panel.getByRole('button', { name: /^Monday 8 March 2027/ }));
  await userEvent.click(panel.getByRole('button', { name: 'Confirm' }));
  await userEvent.click(wide().getByRole('button', { name: 'Search' }));
  expect(router.state.location.hash).toBe('#checkin=2027-03-06&checkout=2027-03-08');
});

test('closing the calendar with an arrival alone brings the former dates back @SEARCH-138', async () => {
  open('/search?flow=booking#checkin=2027-03-06&checkout=2027-03-07');
  await userEvent.click(wide().getByRole('button', { name: /^When/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Wednesday 10 March 2027/ }));
  await userEvent.keyboard('{Escape}');
  expect(wide().getByRole('button', { name: /^When/ })).toHaveTextContent('6 Mar – 7 Mar, 1 night');
});

test('clearing the dates takes them out of the hash @SEARCH-137', async () => {
  const router = open('/search?flow=booking#checkin=2027-03-06&checkout=2027-03-07');
  await userEvent.click(wide().getByRole('button', { name: /^When/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear dates' }));
  await userEvent.click(wide().getByRole('button', { name: 'Search' }));
  expect(router.state.location.hash).toBe('');
});

test('the calendar shows two months and moves on by one @SEARCH-123', async () => {
  open();
  await userEvent.click(wide().getByRole('button', { name: /^When/ }));
  const months = () =>
    screen
      .getAllByRole('grid')
      .map((grid) => grid.getAttribute('aria-labelledby') && document.getElementById(grid.getAttribute('aria-labelledby')!)?.textContent);
  expect(months()).toEqual(['March 2027', 'April 2027']);
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(months()).toEqual(['April 2027', 'May 2027']);
});

test('on a phone the calendar is a column that grows by three months near its end @SEARCH-124', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: /^Anywhere/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Search for a stay' }));
  await userEvent.click(dialog.getByRole('button', { name: /^When/ }));
  expect(dialog.getAllByRole('grid')).toHaveLength(3);
  fireEvent.scroll(dialog.getByTestId('months'));
  expect(dialog.getAllByRole('grid')).toHaveLength(6);
});

test('the travellers dropdown closes on Escape and on Confirm @SEARCH-145', async () => {
  open();
  const who = wide().getByRole('button', { name: /^Who/ });
  await userEvent.click(who);
  await userEvent.keyboard('{Escape}');
  expect(who).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(who);
  await userEvent.click(screen.getByRole('button', { name: 'One child more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(who).toHaveAttribute('aria-expanded', 'false');
  expect(who).toHaveTextContent('2 adults, 1 child');
});

test('the ages of travellers are said @SEARCH-148', async () => {
  open();
  await userEvent.click(wide().getByRole('button', { name: /^Who/ }));
  const panel = within(screen.getByRole('dialog', { name: 'Who?' }));
  expect(panel.getByRole('group', { name: 'Adults' })).toHaveTextContent('12 and over');
  expect(panel.getByRole('group', { name: 'Children' })).toHaveTextContent('3-11');
  expect(panel.getByRole('group', { name: 'Babies' })).toHaveTextContent('0-2');
});

test('on a phone the search box is a summary that opens a modal @SEARCH-023', async () => {
  open('/search?flow=booking#city=Annecy&a=3');
  await userEvent.click(await screen.findByRole('button', { name: /^Annecy Any dates · 3 adults/ }));
  expect(within(screen.getByRole('dialog', { name: 'Search for a stay' })).getByRole('combobox', { name: 'Destination' })).toHaveValue(
    'Annecy',
  );
});

test('the page has a breadcrumb, the search box and a header for its flow @SEARCH-031 @SEARCH-022', () => {
  open('/search?flow=gifting');
  expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('Gifts');
  expect(screen.getByText('Give a stay for two: the dates are theirs to choose.')).toBeVisible();
  expect(wide().getByRole('button', { name: 'Search' })).toBeVisible();
});
