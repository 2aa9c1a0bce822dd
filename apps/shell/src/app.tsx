import type { Site } from '@shop/contracts';
import { KeeperContext, SiteContext, SlotContext, type Keeper, type SlotProps } from '@shop/contracts/page';
import { htmlLang } from '@shop/i18n';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Provider, type createStore } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { FrameContext } from './frame/frame-context.ts';
import { FramePartsContext, type FrameParts } from './frame/frame-parts-context.ts';
import type { Frame } from './frame/frame.ts';
import { intlOf, type Words } from './intl-of.ts';

export type { Words } from './intl-of.ts';

interface AppProps {
  readonly site: Site;
  readonly frame: Frame;
  readonly parts: FrameParts;
  readonly words: Words;
  readonly queryClient: QueryClient;
  readonly store: ReturnType<typeof createStore>;
  readonly slot: ComponentType<SlotProps>;
  /** On the server only. */
  readonly keeper?: Keeper;
  readonly children: ReactNode;
}

/** The whole document, the same on the server and in the browser. */
export function App({ site, frame, parts, words, queryClient, store, slot, keeper, children }: AppProps) {
  return (
    <html lang={htmlLang(site.locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfcfa" />
        <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <QueryClientProvider client={queryClient}>
          <Provider store={store}>
            <SiteContext value={site}>
              <FrameContext value={frame}>
                <FramePartsContext value={parts}>
                  <KeeperContext value={keeper ?? null}>
                    <SlotContext value={slot}>
                      <RawIntlProvider value={intlOf(site.locale, words)}>{children}</RawIntlProvider>
                    </SlotContext>
                  </KeeperContext>
                </FramePartsContext>
              </FrameContext>
            </SiteContext>
          </Provider>
        </QueryClientProvider>
      </body>
    </html>
  );
}
