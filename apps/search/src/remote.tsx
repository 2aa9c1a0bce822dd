import type { Messages, Remote } from '@shop/contracts';
import { routePattern } from '@shop/routes';
import { ResultsFailed } from './pages/results/results-failed.tsx';
import { asksAgain, loadActivities, loadResults } from './pages/results/results-loader.ts';
import { ActivitiesPage, ResultsPage } from './pages/results/results.tsx';
import { SearchBoxWidget } from './pages/search-box-widget.tsx';

const search: Remote = {
  name: 'search',
  contract: '1.0.0',
  routes: ({ locale }) => [
    {
      id: 'search:results',
      path: routePattern('results', locale),
      loader: loadResults,
      shouldRevalidate: asksAgain,
      Component: ResultsPage,
      ErrorBoundary: ResultsFailed,
    },
    {
      id: 'search:activities',
      path: routePattern('activities', locale),
      loader: loadActivities,
      shouldRevalidate: asksAgain,
      Component: ActivitiesPage,
      ErrorBoundary: ResultsFailed,
    },
  ],
  messages: (locale) =>
    import(/* webpackChunkName: "messages-[request]" */ `./messages/compiled/${locale}.json`).then(
      (module: { default: Messages }) => module.default,
    ),
  widgets: { SearchBox: SearchBoxWidget },
};

export default search;
