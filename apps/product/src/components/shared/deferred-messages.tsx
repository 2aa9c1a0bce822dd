import type { Locale, Messages } from '@shop/contracts';
import { deferredMessages, type DeferredMessages as Deferred } from '@shop/i18n/deferred-messages';
import { retryFetch } from '@shop/design-system';
import type { ComponentType, ReactNode } from 'react';

/** A part of this remote's messages that is loaded with code of its own; `messages/deferred.json` says which it holds. */
export type MessagePart = 'stay' | 'places' | 'pages' | 'orders';

const PARTS: Record<MessagePart, Deferred> = {
  stay: part('stay', 'stay.close'),
  places: part('places', 'hotel.nav.label'),
  pages: part('pages', 'product.checkout.title'),
  // What the summary of a stay or an activity does not say: confirmation, changes, instalments, gifts.
  orders: part('orders', 'product.order.confirmation.total'),
};

/** Loads a part's messages: for loaders, so that a page that a server renders is whole. */
export function prepareMessages(part: MessagePart, locale: Locale): Promise<void> {
  return PARTS[part].prepare(locale);
}

/** Adds the deferred messages of a part to the page's; suspends until they are loaded. */
export function DeferredMessages({ part, children }: { readonly part: MessagePart; readonly children: ReactNode }) {
  const { Provider } = PARTS[part];
  return <Provider>{children}</Provider>;
}

/** A component with the messages that it shows, for code that is loaded by itself. */
export function withMessages<Props extends object>(part: MessagePart, Part: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <DeferredMessages part={part}>
      <Part {...props} />
    </DeferredMessages>
  );
}

type PageRoute = { readonly Component: ComponentType };

/** A page with its messages: they are loaded before it is drawn. */
export async function withRouteMessages<Route extends PageRoute>(
  part: MessagePart,
  locale: Locale,
  load: () => Promise<Route>,
): Promise<Route> {
  const [route] = await Promise.all([load(), prepareMessages(part, locale).catch(() => undefined)]);
  const { Component } = route;
  return { ...route, Component: pageWithMessages(part, Component) };
}

const pages = new WeakMap<ComponentType, ComponentType>();

/** One component for each page, however often its route is made. */
function pageWithMessages(part: MessagePart, Page: ComponentType): ComponentType {
  const found = pages.get(Page) ?? withMessages(part, Page);
  pages.set(Page, found);
  return found;
}

function part(name: MessagePart, firstMessage: string): Deferred {
  return deferredMessages({
    firstMessage,
    retryFetch,
    load: (locale) =>
      import(/* webpackChunkName: "deferred-[request]" */ `../../messages/compiled/deferred/${name}-${locale}.json`).then(
        (module: { default: Messages }) => module.default,
      ),
  });
}
