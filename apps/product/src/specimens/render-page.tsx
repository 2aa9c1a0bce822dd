import type { Site } from '@shop/contracts';
import { SiteContext } from '@shop/contracts/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Suspense } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import product from '../remote.tsx';

export const SITE: Site = {
  locale: 'en_GB',
  pointOfSale: 'FR',
  prefix: '',
  timeZone: 'Europe/Paris',
  today: '2027-02-10',
  todayIsClosed: false,
  origin: 'https://shop.example',
  payment: { provider: 'test', isLetIn: false },
};

const words = JSON.parse(readFileSync(join(import.meta.dirname, '../messages/en_GB.json'), 'utf8')) as Record<string, string>;

/** One call of the API: the part of its address that names it, and its answer. */
export type FakeCall = readonly [address: string, answer: (request: { url: URL; body: unknown; key: string | null }) => unknown];

/** A refusal as an answer. */
export class Refused {
  readonly status: number;
  readonly problem: { code: string; message: string; amount?: number; field?: string };
  constructor(status: number, code: string, amount?: number, field?: string) {
    this.status = status;
    this.problem = { code, message: code, ...(amount !== undefined && { amount }), ...(field && { field }) };
  }
}

/** The remote's pages at an address of the English shop, with an API that answers as told; nothing leaves the machine. */
export function renderPage(address: string, calls: readonly FakeCall[], visit: Partial<Site> = {}): RenderResult & { at: () => string } {
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'https://shop.example');
    const call = calls.find(([part]) => url.pathname.includes(part));
    if (!call) return Response.json({ code: 'NOT_FOUND', message: url.pathname }, { status: 404 });
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const answer = await call[1]({ url, body, key: new Headers(init?.headers).get('idempotency-key') });
    if (answer instanceof Error) throw answer;
    return answer instanceof Refused ? Response.json(answer.problem, { status: answer.status }) : Response.json(answer);
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryDelay: 1 } } });
  const routes = product.routes(SITE).map(withoutLoader);
  const router = createMemoryRouter([...routes, { path: '*', element: <p>another page</p> }], { initialEntries: [address] });
  const view = render(
    <QueryClientProvider client={client}>
      <SiteContext value={{ ...SITE, ...visit }}>
        <IntlProvider locale="en-GB" messages={words} timeZone="UTC">
          <Suspense fallback={<p>loading</p>}>
            <RouterProvider router={router} />
          </Suspense>
        </IntlProvider>
      </SiteContext>
    </QueryClientProvider>,
  );
  return { ...view, at: () => `${router.state.location.pathname}${router.state.location.search}${router.state.location.hash}` };
}

/** The page alone, also where it is loaded by itself: its questions are asked as it is drawn. */
function withoutLoader(route: RouteObject): RouteObject {
  const { lazy } = route;
  if (typeof lazy !== 'function') return { ...route, loader: undefined } as RouteObject;
  const HydrateFallback = () => <p>loading</p>;
  return { ...route, HydrateFallback, lazy: async () => ({ Component: (await lazy()).Component }) } as RouteObject;
}
