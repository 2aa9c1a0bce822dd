import type { Site } from '@shop/contracts';
import { SiteContext, SlotContext, type SlotProps } from '@shop/contracts/page';
import { htmlLang } from '@shop/i18n';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Provider, type createStore } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';

export type Words = Record<string, MessageFormatElement[]>;

interface AppProps {
  readonly site: Site;
  readonly words: Words;
  readonly queryClient: QueryClient;
  readonly store: ReturnType<typeof createStore>;
  readonly slot: ComponentType<SlotProps>;
  readonly children: ReactNode;
}

/** The whole document, the same on the server and in the browser. */
export function App({ site, words, queryClient, store, slot, children }: AppProps) {
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
              <SlotContext value={slot}>
                <IntlProvider locale={htmlLang(site.locale)} messages={words} timeZone="UTC" onError={failOnMissing}>
                  {children}
                </IntlProvider>
              </SlotContext>
            </SiteContext>
          </Provider>
        </QueryClientProvider>
      </body>
    </html>
  );
}

/** Locale data is the browser's own; a missing message has failed the build already. */
function failOnMissing(error: { code?: string }): void {
  if (error.code === 'MISSING_DATA') return;
  throw error;
}
