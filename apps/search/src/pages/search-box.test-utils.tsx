import type { Availabilities, Site, Suggestion } from '@shop/contracts';
import { SiteContext } from '@shop/contracts/page';
import { defaultBrand } from '@shop/design-system';
import { formatSearchHash, formatSearchQuery, START, type SearchState } from '@shop/routes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import words from '../messages/en_GB.json' with { type: 'json' };
import { site } from '../testing/visitor-site.ts';
import { SearchBox } from './search-box.tsx';

export const annecy: Suggestion = {
  id: 'city-1',
  label: 'Annecy',
  category: 'city',
  latitude: 45.9,
  longitude: 6.1,
  value: 'Annecy',
  country: 'FR',
};
const sold = (minLos: number, best = false) => ({ price: '178 €', amount: 17800, promo: 0, bestPriceOfTheMonth: best, minLos });
export const hotelDays: Availabilities = {
  availabilities: { '2027-03-06': sold(2, true), '2027-03-09': sold(1), '2027-03-07': null },
  minMonth: '2027-03',
  maxMonth: '2028-03',
  requestedMonths: ['2027-03', '2027-04', '2027-05'],
};

export const SAVED = `${defaultBrand.name.toLowerCase()}.searchDates`;

const menu = (): Response => Response.json({ links: [], themes: [{ id: 'spa', name: 'Spa and rest' }] });

/** Paths of what was asked, and how the autocomplete and the menu answer. */
export const api = { requested: [] as string[], suggest: (): Response => Response.json([annecy]), menu, days: hotelDays };

export function resetApi(): void {
  api.requested.length = 0;
  api.suggest = () => Response.json([annecy]);
  api.menu = menu;
  api.days = hotelDays;
  localStorage.clear();
  globalThis.fetch = ((url: string) => {
    api.requested.push(url.split('?')[0] ?? '');
    if (url.includes('autocomplete-geonames')) return Promise.resolve(api.suggest());
    if (url.includes('/menu')) return Promise.resolve(api.menu());
    if (url.includes('availabilities')) return Promise.resolve(Response.json(api.days));
    return Promise.resolve(Response.json(url.includes('recommended') ? [annecy] : {}));
  }) as typeof fetch;
}

/** The box of a search, on a site that differs by `change`; gives what was searched. */
export function open(over: Partial<SearchState> = {}, change: Partial<Site> = {}) {
  const searched: SearchState[] = [];
  show(<SearchBox state={{ ...START, ...over }} look="compact" onSearch={(search) => searched.push(search)} />, change);
  return () => searched.map((search) => formatSearchQuery(search) + formatSearchHash(search));
}

/** The same page in the same tab, some day later. */
export let onLaterDay: (today: string) => void = () => undefined;

export function show(box: React.ReactElement, change: Partial<Site> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  const router = createMemoryRouter(
    [
      { path: '/', Component: () => box },
      { path: '/search', Component: () => <p>results</p> },
    ],
    { initialEntries: ['/'] },
  );
  const inVisit = (facts: Partial<Site>) => (
    <QueryClientProvider client={client}>
      <SiteContext value={{ ...site, ...change, ...facts }}>
        <IntlProvider locale="en" messages={words}>
          <RouterProvider router={router} />
        </IntlProvider>
      </SiteContext>
    </QueryClientProvider>
  );
  const { rerender } = render(inVisit({}));
  onLaterDay = (today) => rerender(inVisit({ today }));
  return router;
}

/** The form of wide screens; the phone's stands in the same page. */
export const wide = () => within(screen.getAllByRole('search')[0]!);
export const field = () => wide().getByRole('combobox', { name: 'Where?' });
export const press = (name: string | RegExp) => userEvent.click(wide().getByRole('button', { name }));
export const panel = async (name: string) => {
  await screen.findByRole('dialog', { name });
  return within(screen.getByRole('dialog', { name }));
};
export const openDates = async () => {
  await press(/^When/);
  await screen.findAllByRole('grid');
  return panel('When?');
};
export const day = (name: RegExp) => screen.getByRole('button', { name });
