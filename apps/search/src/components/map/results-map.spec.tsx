import { vi } from 'vitest';
import type { OffersBody, StayDetail } from '@shop/contracts';
import { SiteContext } from '@shop/contracts/page';
import { formatSearchHash, START, type SearchState } from '@shop/routes';
import { anOffer } from '@shop/testing/cards';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import words from '../../messages/en_GB.json' with { type: 'json' };
import { site } from '../../testing/visitor-site.ts';
import { ResultsMap } from './results-map.tsx';

const offer = (id: string) =>
  anOffer({
    id,
    label: `Stay ${id}`,
    hotel: { id: '3', label: 'Lake Hotel', stars: 3, uri: '/hotel/3', review: { count: 4, average: 8.4 } },
    sellPrice: 14900,
    priceType: 'FROM_PRICE',
    uri: `/product/stay/9${id}`,
  });
const detail = {
  id: '901',
  label: 'A night by the lake',
  slug: 'lake',
  uri: '/product/stay/901/lake',
  images: ['/images/lake-1/640_360.webp'],
  hotel: { label: 'Lake Hotel', stars: 3, location: { label: 'Annecy' } },
  programLine: [{ title: 'Breakfast' }],
  importantInfos: ['Bring good shoes.'],
  fromPrice: { sellPrice: 14900, refPrice: 18900, promoPercentageRounded: 21, nights: 1 },
} as unknown as StayDetail;

afterEach(() => void vi.useRealTimers());

let requested: string[];
let bodies: OffersBody[];
let stay: () => Response;
/** Arrival of the prices, where flexible dates have found them. */
let arrival: string | undefined;
beforeEach(() => {
  requested = [];
  bodies = [];
  arrival = undefined;
  stay = () => Response.json(detail);
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    requested.push(url);
    if (url.includes('/api/weekend/')) return Promise.resolve(stay());
    const body = JSON.parse(String(init?.body)) as OffersBody;
    bodies.push(body);
    const points = ['01', '02'].map((id) => ({
      ...{ id, location: { lat: 45.9, lng: 6.1 }, weekend: [{ id: `9${id}` }], sellPrice: 14900 },
      ...(arrival && { checkin: arrival }),
    }));
    const searchDetails = { totalCount: 30, page: 0 };
    return Promise.resolve(
      Response.json({ exactMatch: body.performMapSearch ? points : [offer(`${body.page}1`), offer(`${body.page}2`)], searchDetails }),
    );
  }) as typeof fetch;
});

/** The open map of a search; gives what was searched from it. */
function open(over: Partial<SearchState> = {}, activeFilters = 0) {
  const searched: SearchState[] = [];
  const pressed: string[] = [];
  const map = (
    <ResultsMap
      state={{ ...START, ...over }}
      activeFilters={activeFilters}
      onSearch={(search) => searched.push(search)}
      onFilters={() => pressed.push('filters')}
      onClose={() => pressed.push('close')}
    />
  );
  const router = createMemoryRouter([{ path: '/', Component: () => map }], { initialEntries: ['/'] });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })}>
      <SiteContext value={site}>
        <IntlProvider locale="en" messages={words}>
          <RouterProvider router={router} />
        </IntlProvider>
      </SiteContext>
    </QueryClientProvider>,
  );
  return { searched, pressed };
}

const inList = (name: RegExp) => within(screen.getByRole('navigation', { name: 'On the map' })).findByRole('button', { name });

test('everything in reach is asked as points of a map @SEARCH-043', async () => {
  open();
  expect(await screen.findByText('2 offers on the map')).toBeVisible();
  expect(bodies.find(({ performMapSearch }) => performMapSearch)).toMatchObject({ orderBy: 'priceQuality', searchProvider: 'msite' });
});

test('a search that finds nothing shows what its list suggests, on the map and by name', async () => {
  const answered = globalThis.fetch;
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    if (!url.includes('offers.json')) return answered(url, init);
    const { fallback } = JSON.parse(String(init?.body)) as OffersBody;
    const suggested = { ...offer('07'), location: { lat: 45.9, lng: 6.1 } };
    return Promise.resolve(Response.json({ exactMatch: fallback ? [suggested] : [], searchDetails: { totalCount: 0, page: 0 } }));
  }) as typeof fetch;
  open({ checkin: '2027-03-06', checkout: '2027-03-07' });
  expect(await screen.findByText('No exact results: 1 suggestion')).toBeVisible();
  await userEvent.click(await inList(/Stay 07/));
  expect(await screen.findByRole('article')).toHaveTextContent('A night by the lake');
});

test('an offer selected in the list shows the card of its detail, which a press closes @SEARCH-045', async () => {
  open();
  await userEvent.click(await inList(/Stay 01/));
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent('A night by the lake');
  expect(card).toHaveTextContent('Breakfast');
  expect(card).toHaveTextContent('Bring good shoes.');
  expect(within(card).getByRole('link', { name: 'See offer' })).toHaveAttribute('href', '/product/stay/901/lake');
  expect(requested.find((url) => url.includes('weekend'))).toBe(
    '/api/weekend/901/detail.json?locale=en_GB&client=msite&fetchPageModel=false&adult=2&child=0&baby=0',
  );
  expect(await inList(/Stay 01/)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Close the card' }));
  expect(screen.queryByRole('article')).toBeNull();
});

test('of flexible dates the card is that of the day which the price was found on @SEARCH-045', async () => {
  arrival = '2027-03-05';
  open({ checkin: '2027-03-06', checkout: '2027-03-08', flexibleDays: 2 });
  expect(await screen.findByRole('button', { name: /6\sMar – 8\sMar, ±\s2\sdays$/ })).toBeVisible();
  await userEvent.click(await inList(/Stay 01/));
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent(/on Fri,? 5 Mar/);
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/product/stay/901/lake?checkin=2027-03-05&checkout=2027-03-07');
  expect(requested.find((url) => url.includes('weekend'))).toContain('&checkin=2027-03-05&night=2&');
});

test('a gift’s card is asked by nights and adults, and the map has no dates @SEARCH-043', async () => {
  open({ flow: 'gifting' });
  await userEvent.click(await inList(/Stay 01/));
  expect(await screen.findByRole('link', { name: 'See gift' })).toBeVisible();
  expect(requested.find((url) => url.includes('weekend'))).toContain('&giftNights=1&giftAdult=2');
  expect(screen.queryByRole('button', { name: 'Dates' })).toBeNull();
});

test('a hotel with two offers is one marker; its card leads to the other offer @SEARCH-045', async () => {
  open();
  await userEvent.click(await inList(/Stay 01/));
  expect(await screen.findByText('1 of 2 at this place')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next offer' }));
  expect(screen.getByText('2 of 2 at this place')).toBeVisible();
  expect(requested.findLast((url) => url.includes('weekend'))).toContain('/api/weekend/902/detail.json');
  expect(await inList(/Stay 02/)).toHaveAttribute('aria-pressed', 'true');
});

test.each([
  ['refused', () => Response.json({ code: 'NOT_FOUND', message: 'no' }, { status: 404 })],
  ['nonsense', () => Response.json({ label: {}, images: 'none' })],
])('a card that cannot be had (%s) says so, and can be asked again', async (_, answer) => {
  stay = answer;
  open();
  await userEvent.click(await inList(/Stay 01/));
  expect(await screen.findByRole('alert')).toHaveTextContent('This offer cannot be shown right now.');
  stay = () => Response.json(detail);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toHaveTextContent('A night by the lake');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a list that cannot be had beside its map says so, and an entry that is no offer costs its own place only', async () => {
  const works = globalThis.fetch;
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const isList = url.includes('offers.json') && !String(init?.body).includes('performMapSearch');
    return isList ? Response.json({ code: 'BROKEN', message: 'no' }, { status: 400 }) : works(url, init);
  }) as typeof fetch;
  open();
  expect(await screen.findByText('Oops, something went wrong')).toBeVisible();
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const answer = (await (await works(url, init)).json()) as { exactMatch: unknown[] };
    return Response.json({ ...answer, exactMatch: [null, { id: '3' }, ...answer.exactMatch] });
  }) as typeof fetch;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await inList(/Stay 02/)).toBeVisible();
  expect(screen.getByText('2 offers on the map')).toBeVisible();
});

test('dates chosen on the map are searched at once, and the calendar closes by itself after one second @SEARCH-135', async () => {
  const { searched } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Dates' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Saturday 6 March/ }));
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: /^Monday 8 March/ }));
  expect(searched.map(formatSearchHash)).toEqual(['#checkin=2027-03-06&checkout=2027-03-08']);
  act(() => void vi.advanceTimersByTime(999));
  expect(screen.queryAllByRole('grid')).toHaveLength(2);
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryAllByRole('grid')).toHaveLength(0);
});

test('the filter button bears the number of active filters @SEARCH-044', async () => {
  const { pressed } = open({}, 3);
  await userEvent.click(screen.getByRole('button', { name: 'Filter (3)' }));
  expect(pressed).toEqual(['filters']);
});

test('what is pointed at in the list stands out in it, as its marker does on the map', async () => {
  open();
  await userEvent.hover(await inList(/Stay 01/));
  expect(await inList(/Stay 01/)).toHaveAttribute('data-highlighted');
  expect(await inList(/Stay 02/)).not.toHaveAttribute('data-highlighted');
  await userEvent.unhover(await inList(/Stay 01/));
  expect(await inList(/Stay 01/)).not.toHaveAttribute('data-highlighted');
});

test('the list says the price, from when it is one, and the score as the results do', async () => {
  open();
  expect(await inList(/Stay 01/)).toHaveTextContent('from €149');
  expect(await inList(/Stay 01/)).toHaveAccessibleName(/Score 8\.4 out of 10, 4 reviews/);
});

test('the list grows by a page of named offers', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show 6 more offers' }));
  expect(bodies.map(({ page }) => page)).toContain(1);
});

test('where no map can be drawn a message says so and the list stays', async () => {
  open();
  expect(await screen.findByText('The map cannot be shown on this device. The list shows the same offers.')).toBeInTheDocument();
  expect(await inList(/Stay 02/)).toBeVisible();
});

test('a search that fails says so, and can be asked again with its list @SEARCH-109', async () => {
  const works = globalThis.fetch;
  globalThis.fetch = (() => Promise.resolve(Response.json({ code: 'BROKEN', message: 'no' }, { status: 400 }))) as unknown as typeof fetch;
  open();
  expect(await screen.findByText('Oops, something went wrong')).toBeVisible();
  globalThis.fetch = works;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 offers on the map')).toBeVisible();
  expect(await inList(/Stay 02/)).toBeVisible();
});
