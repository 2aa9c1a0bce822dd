import type { Locale, Messages } from '@shop/contracts';
import { laterWords, type LaterWords as Words } from '@shop/i18n/later-words';
import type { ComponentType, ReactNode } from 'react';

/** A part of this remote's words that comes with code of its own; `messages/later.json` says which words it holds. */
export type WordPart = 'stay' | 'pages';

const PARTS: Record<WordPart, Words> = { stay: part('stay', 'stay.close'), pages: part('pages', 'product.checkout.title') };

/** Fetches a part's words: for loaders, so that a page that a server renders is whole. */
export function prepareWords(part: WordPart, locale: Locale): Promise<void> {
  return PARTS[part].prepare(locale);
}

/** Lays the later words of a part over the page's; waits for them where they are not at hand. */
export function LaterWords({ part, children }: { readonly part: WordPart; readonly children: ReactNode }) {
  const { Words } = PARTS[part];
  return <Words>{children}</Words>;
}

/** A component with the words that it says, for code that is fetched by itself. */
export function worded<Props extends object>(part: WordPart, Said: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <LaterWords part={part}>
      <Said {...props} />
    </LaterWords>
  );
}

type PageRoute = { readonly Component: ComponentType };

/** A page with the words that come with it: they are at hand before it is drawn. */
export async function withWords<Route extends PageRoute>(part: WordPart, locale: Locale, load: () => Promise<Route>): Promise<Route> {
  const [route] = await Promise.all([load(), prepareWords(part, locale).catch(() => undefined)]);
  const { Component } = route;
  return { ...route, Component: wordedPage(part, Component) };
}

const pages = new WeakMap<ComponentType, ComponentType>();

/** One component for each page, however often its route is made. */
function wordedPage(part: WordPart, Page: ComponentType): ComponentType {
  const found = pages.get(Page) ?? worded(part, Page);
  pages.set(Page, found);
  return found;
}

function part(name: WordPart, firstWord: string): Words {
  return laterWords({
    firstWord,
    load: (locale) =>
      import(/* webpackChunkName: "words-[request]" */ `../../messages/compiled/later/${name}-${locale}.json`).then(
        (module: { default: Messages }) => module.default,
      ),
  });
}
