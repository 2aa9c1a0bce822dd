import type { Site } from '@shop/contracts';
import { SiteContext, SlotContext, queryClientContext, siteContext, type SlotProps } from '@shop/contracts/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider, createStore } from 'jotai';
import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { IntlProvider } from 'react-intl';
import { RouterContextProvider, RouterProvider, createMemoryRouter, type RouteObject } from 'react-router';

export const aSite = (facts: Partial<Site> = {}): Site => ({
  locale: 'en_GB',
  pointOfSale: 'FR',
  prefix: '',
  timeZone: 'Europe/Paris',
  today: '2026-05-04',
  todayIsClosed: false,
  origin: 'http://localhost:4200',
  ...facts,
});

const words = JSON.parse(readFileSync('apps/minisites/src/messages/en_GB.json', 'utf8')) as Record<string, string>;

interface Opening {
  readonly at?: string;
  readonly site?: Partial<Site>;
}

/** Draws routes of this remote in a browser, at an address, with the real words; other remotes lend nothing but their names. */
export function openPage(routes: RouteObject[], { at = '/', site: facts }: Opening = {}) {
  const site = aSite(facts);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(queryClientContext, client);
    context.set(siteContext, site);
    return context;
  };
  const router = createMemoryRouter(routes, { initialEntries: [at], getContext });
  const store = createStore();
  const page = render(
    <QueryClientProvider client={client}>
      <SiteContext value={site}>
        <SlotContext value={Slot}>
          <Provider store={store}>
            <IntlProvider locale="en-GB" messages={words} onError={fail}>
              <RouterProvider router={router} />
            </IntlProvider>
          </Provider>
        </SlotContext>
      </SiteContext>
    </QueryClientProvider>,
  );
  return { ...page, router, client, store };
}

function Slot({ remote, widget }: SlotProps) {
  return <p>{`${remote} lends ${widget}`}</p>;
}

/** A sentence that lacks a value falls back to its id in a browser, and takes the page down on a server. */
function fail(error: Error): never {
  throw error;
}
