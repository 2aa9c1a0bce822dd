import type { ActivitySearchBody, FacetsAnswer, OfferCard, OffersAnswer, OffersBody, Site } from '@shop/contracts';
import { SiteContext } from '@shop/contracts/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider, type RouterNavigateOptions } from 'react-router';
import words from '../../messages/en_GB.json' with { type: 'json' };
import { site } from '../../testing/visitor-site.ts';
import { prepareParts } from './results-parts.ts';
import { ActivitiesPage, ResultsPage } from './results.tsx';

/** The API as the tests of the page need it: what it was asked, and how it answers. */
export const api = {
  requested: [] as OffersBody[],
  /** Addresses of all other questions. */
  others: [] as string[],
  /** What the page can say. */
  words: words as Record<string, string>,
  /** What it could not say, in the words of react-intl. */
  unsaid: [] as string[],
  answer: (_body: OffersBody): Response => offers(2),
  fallback: (_body: OffersBody): Response => offers(0),
  facets: (_query: URLSearchParams): Response => Response.json(facets({})),
  groups: (): Response => Response.json(GROUPS),
  activities: (_body: ActivitySearchBody): Response =>
    Response.json({ results: [], searchDetails: { totalCount: 0, page: 0 }, facets: { activityGroups: [] } }),
};
const START = { ...api };

export async function resetApi(): Promise<void> {
  await prepareParts('en_GB');
  Object.assign(api, START, { requested: [], others: [], unsaid: [] });
  localStorage.clear();
  sessionStorage.clear();
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    if (url.includes('/api/offers.json')) {
      const body = JSON.parse(String(init?.body)) as OffersBody;
      if (body.fallback) return api.fallback(body);
      api.requested.push(body);
      return api.answer(body);
    }
    api.others.push(url);
    if (url.includes('/api/search/facets.json')) return api.facets(new URL(url, 'http://x').searchParams);
    if (url.includes('/api/search/activities.json')) return api.groups();
    if (url.includes('/api/search/activity-only.json')) return api.activities(JSON.parse(String(init?.body)) as ActivitySearchBody);
    if (url.includes('targetedBanner')) return Response.json({ banners: [] });
    return Response.json([]);
  }) as typeof fetch;
}

export const GROUPS = [
  {
    name: 'On the water',
    items: [
      { id: 'kayak', name: 'Kayak', count: 4 },
      { id: 'sailing', name: 'Sailing', count: 0 },
    ],
  },
];

export function facets(over: Partial<FacetsAnswer>): FacetsAnswer {
  return {
    facilities: [
      { value: 'spa', name: 'spa', label: 'Spa', count: 12 },
      { value: 'pool', name: 'pool', label: 'Pool', count: 0 },
    ],
    hotelScores: [
      { value: 9, label: '9.0 or more: Fantastic', count: 3 },
      { value: 8, label: '8.0 or more: Very good', count: 8 },
    ],
    stars: [{ value: 4, label: '4 stars', count: 5 }],
    hotelTypes: [{ value: 'castle', name: 'castle', label: 'Castle', count: 2 }],
    hotelEnvironments: [{ key: 'sea', label: 'By the sea', count: 2 }],
    hotelStyles: [{ name: 'charm', label: 'Charming', count: 2 }],
    activities: GROUPS,
    totalCount: 17,
    ...over,
  };
}

export function offers(total: number, over: Partial<OffersAnswer> = {}): Response {
  const exactMatch = Array.from({ length: Math.min(total, 24) }, (_, index) => stay(`${index + 1}`));
  return Response.json({ exactMatch, searchDetails: { totalCount: total, page: 0 }, ...over });
}

export function stay(id: string, over: Partial<OfferCard> = {}): OfferCard {
  return {
    id,
    label: `Stay ${id}`,
    imageUrl: '/images/lake-1/640_360.webp',
    images: ['/images/lake-2/640_360.webp'],
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
    ...over,
  };
}

/** Opens the page of an address; `answered` puts into the cache what the server has asked before. */
export function openResults(address = '/search?flow=booking', change: Partial<Site> = {}, answered?: (client: QueryClient) => void) {
  const router = createMemoryRouter(
    [
      { path: '/search', Component: ResultsPage },
      { path: '/activities', Component: ActivitiesPage },
    ],
    { initialEntries: [address] },
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  answered?.(queryClient);
  render(
    <QueryClientProvider client={queryClient}>
      <SiteContext value={{ ...site, ...change }}>
        <IntlProvider locale="en" messages={api.words} onError={({ message }) => api.unsaid.push(message)}>
          <RouterProvider router={router} />
        </IntlProvider>
      </SiteContext>
    </QueryClientProvider>,
  );
  return {
    state: () => router.state.location,
    go: (to: string | number, options?: RouterNavigateOptions) => act(() => router.navigate(to as string, options)),
  };
}
