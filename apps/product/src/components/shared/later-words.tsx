import type { Locale, Messages } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { use, type ComponentType, type ReactNode } from 'react';
import { createIntl, RawIntlProvider, useIntl, type IntlShape } from 'react-intl';

/** A part of this remote's words that comes with code of its own; `messages/later.json` says which words it holds. */
export type WordPart = 'stay' | 'pages';

const FIRST_WORD: Record<WordPart, string> = { stay: 'stay.close', pages: 'product.checkout.title' };
const asked = new Map<string, Promise<Messages>>();
const known = new Map<string, Messages>();
const joined = new WeakMap<IntlShape, Map<string, IntlShape>>();

/** Fetches a part's words: for loaders, so that a page that a server renders is whole. */
export async function prepareWords(part: WordPart, locale: Locale): Promise<void> {
  await wordsOf(part, locale);
}

/** Lays the later words of a part over the page's; waits for them where they are not at hand. */
export function LaterWords({ part, children }: { readonly part: WordPart; readonly children: ReactNode }) {
  const { locale } = useSite();
  const page = useIntl();
  if (FIRST_WORD[part] in page.messages) return children;
  const words = known.get(`${part}-${locale}`) ?? use(wordsOf(part, locale));
  return <RawIntlProvider value={joinedIntl(page, `${part}-${locale}`, words)}>{children}</RawIntlProvider>;
}

type PageRoute = { readonly Component: ComponentType };

/** A page with the words that come with it: they are at hand before it is drawn. */
export async function withWords<Route extends PageRoute>(part: WordPart, locale: Locale, load: () => Promise<Route>): Promise<Route> {
  const [route] = await Promise.all([load(), prepareWords(part, locale).catch(() => undefined)]);
  const { Component } = route;
  return { ...route, Component: wordedPage(part, Component) };
}

const worded = new WeakMap<ComponentType, ComponentType>();

/** One component for each page, however often its route is made. */
function wordedPage(part: WordPart, Page: ComponentType): ComponentType {
  const found =
    worded.get(Page) ??
    (() => (
      <LaterWords part={part}>
        <Page />
      </LaterWords>
    ));
  worded.set(Page, found);
  return found;
}

function wordsOf(part: WordPart, locale: Locale): Promise<Messages> {
  const name = `${part}-${locale}`;
  const found =
    asked.get(name) ??
    import(/* webpackChunkName: "words-[request]" */ `../../messages/compiled/later/${name}.json`).then(
      (module: { default: Messages }) => {
        known.set(name, module.default);
        return module.default;
      },
      (error: unknown) => {
        asked.delete(name);
        throw error;
      },
    );
  asked.set(name, found);
  return found;
}

function joinedIntl(page: IntlShape, name: string, words: Messages): IntlShape {
  const ofPage = joined.get(page) ?? new Map<string, IntlShape>();
  joined.set(page, ofPage);
  const intl = ofPage.get(name) ?? createIntl({ ...page, messages: { ...page.messages, ...words } as IntlShape['messages'] });
  ofPage.set(name, intl);
  return intl;
}
