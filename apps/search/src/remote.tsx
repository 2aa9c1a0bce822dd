import type { Messages, Remote } from '@shop/contracts';
import { routePattern } from '@shop/routes';
import { ResultsFailed } from './pages/results-failed.tsx';
import { asksAgain, loadResults } from './pages/results-loader.ts';
import { ResultsPage } from './pages/results.tsx';
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
  ],
  messages: (locale) =>
    import(/* webpackChunkName: "messages-[request]" */ `./messages/compiled/${locale}.json`).then(
      (module: { default: Messages }) => module.default,
    ),
  widgets: { SearchBox: SearchBoxWidget },
};

export default search;
