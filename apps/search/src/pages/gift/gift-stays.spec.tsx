import type { BeneficiaryView } from '@shop/contracts';
import { SiteContext } from '@shop/contracts/page';
import { hrefFor } from '@shop/routes';
import { anOffer } from '@shop/testing/cards';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import words from '../../messages/en_GB.json' with { type: 'json' };
import { site } from '../../testing/visitor-site.ts';
import { prepareParts } from '../results/results-parts.ts';
import { facets } from '../results/results-page.test-utils.tsx';
import { GiftStaysPage } from './gift-stays.tsx';

const PATH = hrefFor('giftStays', 'en_GB');
const held: BeneficiaryView = {
  code: 'BOX-1',
  kind: 'BOX',
  productCode: 'SPAEBOX',
  status: 'active',
  title: 'A break at the spa',
  remaining: 12_000,
  value: 12_000,
  nights: 2,
  adult: 2,
  expiresOn: '2028-03-05',
};
/** Two at one place, of which one is included, and one elsewhere. */
const stays = [
  { id: '101', sellPrice: 0, lat: 45.9 },
  { id: '102', sellPrice: 5_100, lat: 45.9 },
  { id: '103', sellPrice: 2_000, lat: 43.2 },
];
const details = { label: 'A night by the lake', slug: 'lake', images: [], programLine: [], importantInfos: [] };
const prices = { sellPrice: 17_100, refPrice: 17_100, promoPercentageRounded: 0 };

let requested: URL[];
beforeEach(async () => {
  document.cookie = 'beneficiary=1';
  requested = [];
  await prepareParts('en_GB');
  globalThis.fetch = ((address: string) => {
    const url = new URL(address, 'http://x');
    requested.push(url);
    return Promise.resolve(Response.json(answerTo(url)));
  }) as typeof fetch;
});

afterEach(() => {
  document.cookie = 'beneficiary=; max-age=0';
});

function answerTo({ pathname, searchParams }: URL): unknown {
  const gift = { kind: 'BOX', value: 12_000, nights: 2, adults: 2, title: held.title };
  if (pathname.endsWith('/session')) return held;
  if (pathname.endsWith('/facets')) return facets({ totalCount: 3 });
  if (pathname.includes('/weekend/')) {
    const isDated = searchParams.has('checkin');
    const hotel = { label: 'Lake Hotel', stars: 3, location: { label: 'Annecy' } };
    const ofStay = { ...details, id: '102', uri: '/product/stay/102/lake', hotel, fromPrice: { ...prices, nights: 1 } };
    return isDated ? { ...ofStay, price: { ...prices, nights: Number(searchParams.get('night')), priceType: 'FINAL_PRICE' } } : ofStay;
  }
  const searchDetails = { totalCount: stays.length, page: 0 };
  if (searchParams.get('performMapSearch') !== 'true') {
    const offers = stays.map(({ id, sellPrice }) => ({
      ...anOffer({ id, label: `Stay ${id}`, sellPrice, nights: 2 }),
      priceType: 'BENEFICIARY',
      offerPrice: sellPrice + 12_000,
    }));
    return { offers, searchDetails, gift };
  }
  const points = stays.map(({ id, sellPrice, lat }) => ({ id, location: { lat, lng: 6.1 }, weekend: [{ id }], sellPrice }));
  return { offers: [], points, searchDetails, gift };
}

async function openGiftStays(hash = '') {
  const router = createMemoryRouter([{ path: PATH, Component: GiftStaysPage }], { initialEntries: [`${PATH}${hash}`] });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })}>
      <SiteContext value={site}>
        <IntlProvider locale="en" messages={words}>
          <RouterProvider router={router} />
        </IntlProvider>
      </SiteContext>
    </QueryClientProvider>,
  );
  await screen.findAllByRole('article');
  return router;
}

const bar = () => within(screen.getByRole('group', { name: 'Filters' }));
const asked = (path: string) => requested.filter(({ pathname }) => pathname.includes(path));
const inList = async (name: RegExp) => within(await screen.findByRole('navigation', { name: 'On the map' })).findByRole('button', { name });
const card = async () => within(screen.getByRole('dialog', { name: 'Map of the results' })).findByRole('article');

async function openMap(hash?: string) {
  const router = await openGiftStays(hash);
  await userEvent.click(bar().getByRole('button', { name: 'Map' }));
  await inList(/Stay 101/);
  return router;
}

test('the map of a gift asks for its own places, and its list says what is left to pay @GIFT-020 @GIFT-021 @SEARCH-043', async () => {
  await openMap('#stars=4');
  const map = asked('/boxes/offers').find(({ searchParams }) => searchParams.has('performMapSearch'));
  expect(Object.fromEntries(map!.searchParams)).toMatchObject({ stars: '4', numberOfPackagesPerHotel: '20' });
  expect(await screen.findByText('3 offers on the map')).toBeVisible();
  expect(await inList(/Stay 101/)).toHaveTextContent('Included');
  expect(await inList(/Stay 102/)).toHaveTextContent('from + €51');
});

test('the card on the map is of the nights that the gift pays, and names what is left to pay @GIFT-021 @SEARCH-045', async () => {
  await openMap();
  await userEvent.click(await inList(/Stay 102/));
  const shown = await card();
  expect(shown).toHaveTextContent('2 nights');
  expect(shown).toHaveTextContent('from + €51');
  expect(within(shown).getByRole('link', { name: 'See offer' })).toHaveAttribute('href', '/product/stay/102/lake');
});

test('with dates the card opens the stay on them, and says what it costs without the gift @GIFT-021', async () => {
  await openMap('#checkin=2027-03-06');
  await userEvent.click(await inList(/Stay 102/));
  const shown = await card();
  expect(shown).toHaveTextContent('+ €51with your gift, instead of €171');
  expect(asked('/weekend/102').at(-1)?.searchParams.get('night')).toBe('2');
  expect(shown).not.toHaveTextContent('from');
  expect(within(shown).getByRole('link')).toHaveAttribute('href', '/product/stay/102/lake?checkin=2027-03-06&checkout=2027-03-08');
});

test('its filters have the counts of the gift, asked once, and the price is that to be added @GIFT-020 @SEARCH-034 @API-018', async () => {
  const router = await openGiftStays();
  const names = bar()
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(names).toEqual(['Activities', 'Supplement', 'Distance', 'Facilities', 'More filters', 'Map']);
  await userEvent.click(bar().getByRole('button', { name: 'Activities' }));
  expect(await screen.findByRole('checkbox', { name: /Kayak/ })).toBeEnabled();
  expect(asked('/boxes/facets')).toHaveLength(1);
  await userEvent.click(screen.getByRole('checkbox', { name: /Kayak/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Confirm/ }));
  expect(router.state.location).toMatchObject({ pathname: PATH, hash: '#tags=kayak' });
  expect(asked('/boxes/offers').at(-1)?.searchParams.get('tags')).toBe('kayak');
  await userEvent.click(bar().getByRole('button', { name: 'Supplement' }));
  expect(await screen.findByRole('group', { name: 'Supplement to pay' })).toBeVisible();
});

test('what is left to pay is no promotion: no order by promotions is offered', async () => {
  await openGiftStays();
  expect(screen.queryByRole('option', { name: words['search.sort.promo'] })).toBeNull();
  expect(screen.getByRole('option', { name: words['search.sort.popularity'] })).toBeInTheDocument();
});
