import type { Locale, Messages, Remote } from '@shop/contracts';
import { useSite, type PageHandle } from '@shop/contracts/page';
import { routePattern } from '@shop/routes';
import { lazy, type ComponentProps } from 'react';
import { loadWords, prepareWords, worded } from './components/later-words.tsx';
import { SearchBoxWidget } from './pages/search-box-widget.tsx';

const LazySearchBox = lazy(() =>
  import(/* webpackChunkName: "lent-search-box" */ './pages/search-box-widget.tsx').then((module) => ({
    default: worded(module.SearchBoxWidget),
  })),
);

/** Whoever borrows the box borrows no page with it; its words come beside its code. */
function LentSearchBox(props: ComponentProps<typeof SearchBoxWidget>) {
  prepareWords(useSite().locale).catch(() => undefined);
  return <LazySearchBox {...props} />;
}

const search: Remote = {
  name: 'search',
  contract: '1.0.0',
  routes: ({ locale }) => [
    {
      id: 'search:results',
      path: routePattern('results', locale),
      lazy: () =>
        import(/* webpackChunkName: "page-results" */ './pages/results/results-route.ts').then((page) => page.resultsRoute(locale)),
      handle: { chunk: 'results' } satisfies PageHandle,
    },
    {
      id: 'search:activities',
      path: routePattern('activities', locale),
      lazy: () =>
        import(/* webpackChunkName: "page-results" */ './pages/results/results-route.ts').then((page) => page.activitiesRoute(locale)),
      handle: { chunk: 'results' } satisfies PageHandle,
    },
  ],
  messages,
  widgets: { SearchBox: typeof window === 'undefined' ? SearchBoxWidget : LentSearchBox },
};

/** A server draws the whole page and needs all words at once; a browser begins with the first. */
async function messages(locale: Locale): Promise<Messages> {
  const { default: first } = (await import(
    /* webpackChunkName: "messages-[request]", webpackExclude: /later/ */ `./messages/compiled/${locale}.json`
  )) as { default: Messages };
  return typeof window === 'undefined' ? { ...first, ...(await loadWords(locale)) } : first;
}

export default search;
