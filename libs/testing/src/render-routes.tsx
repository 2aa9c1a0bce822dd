import type { Site } from '@shop/contracts';
import { SiteContext, SlotContext, queryClientContext, siteContext, type SlotProps } from '@shop/contracts/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Provider, createStore } from 'jotai';
import type { ComponentType } from 'react';
import { RawIntlProvider, createIntl, type IntlShape } from 'react-intl';
import { RouterContextProvider, RouterProvider, createMemoryRouter, type RouteObject } from 'react-router';

/** The English shop, on a day in May. */
export const aSite = (facts: Partial<Site> = {}): Site => ({
  locale: 'en_GB',
  pointOfSale: 'FR',
  prefix: '',
  timeZone: 'Europe/Paris',
  today: '2026-05-04',
  todayIsClosed: false,
  origin: 'http://localhost',
  ...facts,
});

export interface Opening {
  readonly at?: string;
  readonly site?: Partial<Site>;
}

export interface RemoteParts extends Opening {
  /** The remote's messages in the page's locale. */
  readonly messages: Messages;
  /** What stands where other remotes are exposed; nothing by itself. */
  readonly slot?: ComponentType<SlotProps>;
}

/** Draws routes of a remote in a browser, at an address, as the shell would. A message that is missing or lacks a value fails. */
export function renderRoutes(routes: RouteObject[], { at = '/', site: facts, messages, slot = NoSlot }: RemoteParts) {
  const site = aSite(facts);
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
          <SlotContext value={slot}>
            <RawIntlProvider value={intlOf(messages)}>
              <RouterProvider router={router} />
            </RawIntlProvider>
          </SlotContext>
        </SiteContext>
      </Provider>
    </QueryClientProvider>,
  );
  return { ...page, router, client, store };
}

type Messages = Readonly<Record<string, string>>;
const known = new WeakMap<Messages, IntlShape>();

/** One for all pages of a remote, as in the shell: its formats are costly to make. */
function intlOf(messages: Messages): IntlShape {
  const intl = known.get(messages) ?? createIntl({ locale: 'en-GB', messages, onError: fail });
  known.set(messages, intl);
  return intl;
}

function NoSlot({ fallback }: SlotProps) {
  return fallback;
}

/** A sentence that lacks a value falls back to its id in a browser, and takes the page down on a server. */
function fail(error: Error): never {
  throw error;
}
