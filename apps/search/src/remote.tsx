import type { Locale, Messages, Remote } from '@shop/contracts';
import { useSite, type PageHandle } from '@shop/contracts/page';
import { awaitedPart } from '@shop/design-system';
import { routePattern } from '@shop/routes';
import type { ComponentProps } from 'react';
import { loadMessages, prepareMessages, withMessages } from './components/deferred-messages.tsx';
import { SearchBoxWidget } from './pages/search-box-widget.tsx';

const LazySearchBox = awaitedPart(() =>
  import(/* webpackChunkName: "exposed-search-box" */ './pages/search-box-widget.tsx').then((module) =>
    withMessages(module.SearchBoxWidget),
  ),
);

/** A page that consumes the box loads no other page with it; its messages come beside its code. */
function ExposedSearchBox(props: ComponentProps<typeof SearchBoxWidget>) {
  prepareMessages(useSite().locale).catch(() => undefined);
  return <LazySearchBox {...props} />;
}

const search: Remote = {
  name: 'search',
  contract: '2.0.0',
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
    {
      id: 'search:giftStays',
      path: routePattern('giftStays', locale),
      lazy: () =>
        import(/* webpackChunkName: "page-gift-stays" */ './pages/gift/gift-stays-route.ts').then((page) => page.giftStaysRoute(locale)),
      handle: { chunk: 'gift-stays' } satisfies PageHandle,
    },
  ],
  messages,
  widgets: { SearchBox: typeof window === 'undefined' ? SearchBoxWidget : ExposedSearchBox },
};

/** A server draws the whole page and needs all words at once; a browser begins with the first. */
async function messages(locale: Locale): Promise<Messages> {
  const { default: first } = (await import(
    /* webpackChunkName: "messages-[request]", webpackExclude: /deferred/ */ `./messages/compiled/${locale}.json`
  )) as { default: Messages };
  return typeof window === 'undefined' ? { ...first, ...(await loadMessages(locale)) } : first;
}

export default search;
