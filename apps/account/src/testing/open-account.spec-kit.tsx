import type { Site } from '@shop/contracts';
import { SiteContext, queryClientContext, siteContext, type Wish } from '@shop/contracts/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Provider, createStore } from 'jotai';
import { readFileSync } from 'node:fs';
import { IntlProvider } from 'react-intl';
import { RouterContextProvider, RouterProvider, createMemoryRouter, type RouteObject } from 'react-router';

const words = JSON.parse(readFileSync('apps/account/src/messages/en_GB.json', 'utf8')) as Record<string, string>;

const aSite: Site = {
  locale: 'en_GB',
  pointOfSale: 'FR',
  prefix: '',
  timeZone: 'Europe/Paris',
  today: '2026-05-04',
  todayIsClosed: false,
  origin: 'http://localhost',
};

export const aWish = (id: string, label: string, type: Wish['type'] = 'STAY'): Wish => ({
  ...{ type, id, label, hotel: 'Inn', imageUrl: '/images/sea-1/640_360.webp' },
  uri: `/${type === 'STAY' ? 'product' : 'activity'}/${id}`,
});

interface Opening {
  readonly at?: string;
  readonly site?: Partial<Site>;
}

/** Draws routes of the account in a browser, with the real words. */
export function openAccount(routes: RouteObject[], { at = '/', site: facts }: Opening = {}) {
  const site = { ...aSite, ...facts };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const store = createStore();
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(queryClientContext, client);
    context.set(siteContext, site);
    return context;
  };
  const router = createMemoryRouter(routes, { initialEntries: [at], getContext });
  const page = render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <SiteContext value={site}>
          <IntlProvider locale="en-GB" messages={words}>
            <RouterProvider router={router} />
          </IntlProvider>
        </SiteContext>
      </Provider>
    </QueryClientProvider>,
  );
  return { ...page, router, store };
}
