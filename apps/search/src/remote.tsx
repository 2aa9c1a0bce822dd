import type { Messages, Remote } from '@shop/contracts';
import type { PageHandle } from '@shop/contracts/page';
import { routePattern } from '@shop/routes';
import { lazy } from 'react';
import { SearchBoxWidget } from './pages/search-box-widget.tsx';

/** Whoever borrows the box borrows no page with it. */
const LentSearchBox =
  typeof window === 'undefined'
    ? SearchBoxWidget
    : lazy(() =>
        import(/* webpackChunkName: "lent-search-box" */ './pages/search-box-widget.tsx').then((module) => ({
          default: module.SearchBoxWidget,
        })),
      );

const search: Remote = {
  name: 'search',
  contract: '1.0.0',
  routes: ({ locale }) => [
    {
      id: 'search:results',
      path: routePattern('results', locale),
      lazy: () => import(/* webpackChunkName: "page-results" */ './pages/results/results-route.ts').then((page) => page.resultsRoute()),
      handle: { chunk: 'results' } satisfies PageHandle,
    },
    {
      id: 'search:activities',
      path: routePattern('activities', locale),
      lazy: () => import(/* webpackChunkName: "page-results" */ './pages/results/results-route.ts').then((page) => page.activitiesRoute()),
      handle: { chunk: 'results' } satisfies PageHandle,
    },
  ],
  messages: (locale) =>
    import(/* webpackChunkName: "messages-[request]" */ `./messages/compiled/${locale}.json`).then(
      (module: { default: Messages }) => module.default,
    ),
  widgets: { SearchBox: LentSearchBox },
};

export default search;
