import type { Site } from '@shop/contracts';
import { FragmentCacheContext, SiteContext, SlotContext, type FragmentCache, type SlotProps } from '@shop/contracts/page';
import { htmlLang } from '@shop/i18n';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Provider, type createStore } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { LayoutContext } from './layout/layout-context.ts';
import { LayoutPartsContext, type LayoutParts } from './layout/layout-parts-context.ts';
import type { Layout } from './layout/layout.ts';
import { intlOf, type Words } from './intl-of.ts';

export type { Words } from './intl-of.ts';

interface AppProps {
  readonly site: Site;
  readonly layout: Layout;
  readonly parts: LayoutParts;
  readonly words: Words;
  readonly queryClient: QueryClient;
  readonly store: ReturnType<typeof createStore>;
  readonly slot: ComponentType<SlotProps>;
  /** On the server only. */
  readonly fragments?: FragmentCache;
  readonly children: ReactNode;
}

/** The whole document, the same on the server and in the browser. */
export function App({ site, layout, parts, words, queryClient, store, slot, fragments, children }: AppProps) {
  return (
    <html lang={htmlLang(site.locale)} data-brand={site.brand?.id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={site.brand?.pageColour ?? '#fbfcfa'} />
        <link rel="icon" href={site.brand?.favicon ?? '/assets/favicon.svg'} type="image/svg+xml" />
      </head>
      <body>
        <QueryClientProvider client={queryClient}>
          <Provider store={store}>
            <SiteContext value={site}>
              <LayoutContext value={layout}>
                <LayoutPartsContext value={parts}>
                  <FragmentCacheContext value={fragments ?? null}>
                    <SlotContext value={slot}>
                      <RawIntlProvider value={intlOf(site.locale, words)}>{children}</RawIntlProvider>
                    </SlotContext>
                  </FragmentCacheContext>
                </LayoutPartsContext>
              </LayoutContext>
            </SiteContext>
          </Provider>
        </QueryClientProvider>
      </body>
    </html>
  );
}
