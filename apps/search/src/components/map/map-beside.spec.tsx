import type { OffersBody, StayDetail } from '@shop/contracts';
import { SiteContext } from '@shop/contracts/page';
import { START } from '@shop/routes';
import { anOffer } from '@shop/testing/cards';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import words from '../../messages/en_GB.json' with { type: 'json' };
import { site } from '../../testing/visitor-site.ts';
import { MapBeside } from './map-beside.tsx';
import { createMarkedOffers } from './marked-offers.ts';

const detail = {
  id: '901',
  label: 'A night by the lake',
  slug: 'lake',
  images: [],
  hotel: { label: 'Lake Hotel', stars: 3, location: { label: 'Annecy' } },
  programLine: [],
  importantInfos: [],
  fromPrice: { sellPrice: 14900, refPrice: 14900, promoPercentageRounded: 0, nights: 1 },
} as unknown as StayDetail;

beforeEach(() => {
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    if (url.includes('/api/weekend/')) return Promise.resolve(Response.json(detail));
    const { performMapSearch } = JSON.parse(String(init?.body)) as OffersBody;
    const points = [{ id: '01', location: { lat: 45.9, lng: 6.1 }, weekend: [{ id: '901' }], sellPrice: 14900 }];
    const searchDetails = { totalCount: 1, page: 0 };
    return Promise.resolve(Response.json({ exactMatch: performMapSearch ? points : [anOffer({ id: '01' })], searchDetails }));
  }) as typeof fetch;
});

function open(state = START) {
  const marks = createMarkedOffers();
  const pressed: string[] = [];
  const map = <MapBeside state={state} marks={marks} takesFocus onSearch={() => undefined} onClose={() => pressed.push('close')} />;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })}>
      <SiteContext value={site}>
        <IntlProvider locale="en" messages={words}>
          <RouterProvider router={createMemoryRouter([{ path: '/', Component: () => map }], { initialEntries: ['/'] })} />
        </IntlProvider>
      </SiteContext>
    </QueryClientProvider>,
  );
  return { marks, pressed };
}

test('what the list suggests where nothing was found stands on the map, at the price of any day', async () => {
  const requested: string[] = [];
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    if (url.includes('/api/weekend/')) requested.push(url);
    if (url.includes('/api/weekend/')) return Promise.resolve(Response.json(detail));
    const { fallback } = JSON.parse(String(init?.body)) as OffersBody;
    const suggested = { ...anOffer({ id: '02', priceType: 'FROM_PRICE' }), location: { lat: 45.9, lng: 6.1 } };
    return Promise.resolve(Response.json({ exactMatch: fallback ? [suggested] : [], searchDetails: { totalCount: 0, page: 0 } }));
  }) as typeof fetch;
  const { marks } = open({ ...START, checkin: '2027-03-06', checkout: '2027-03-07' });
  act(() => marks.mark({ selected: '02' }));
  expect(await screen.findByRole('article')).toHaveTextContent('A night by the lake');
  expect(requested).toEqual([expect.stringContaining('/weekend/02/')]);
  expect(requested[0]).not.toContain('checkin');
});

test('the offer that is selected has its card on the map; Escape closes the card, then the map @SEARCH-045', async () => {
  const { marks, pressed } = open();
  act(() => marks.mark({ selected: '01' }));
  expect(await screen.findByRole('article')).toHaveTextContent('A night by the lake');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('article')).toBeNull();
  expect(pressed).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(pressed).toEqual(['close']);
});

test('a card that is closed by its cross leaves the focus on the map', async () => {
  const { marks } = open();
  act(() => marks.mark({ selected: '01' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close the card' }));
  expect(marks.read().selected).toBeUndefined();
  expect(screen.getByRole('group', { name: 'Map' })).toHaveFocus();
});
