import type { Locale, Messages } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { use, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { createIntl, RawIntlProvider, useIntl, type IntlShape } from 'react-intl';

/** Messages of a remote that are loaded with code of their own. */
export interface DeferredMessages {
  /** Loads them ahead of what shows them; rejects where they cannot be loaded. */
  readonly prepare: (locale: Locale) => Promise<void>;
  /** Adds them to the page's messages; suspends until they are loaded. */
  readonly Provider: ComponentType<{ readonly children: ReactNode }>;
}

interface Part {
  /** One of the messages: a page that has it already, as the server's has, fetches nothing. */
  readonly firstMessage: string;
  readonly load: (locale: Locale) => Promise<Messages>;
  /** How hydration waits, which would lose the server's HTML to an error: settles once the messages are loaded. */
  readonly retryFetch?: (fetchMessages: () => Promise<Messages>) => Promise<Messages>;
}

/** One part of a remote's messages; its `messages/deferred.json` says which belong to it. */
export function deferredMessages({ firstMessage, load, retryFetch = (fetchMessages) => fetchMessages() }: Part): DeferredMessages {
  const requested = new Map<Locale, Promise<Messages>>();
  const awaited = new Map<Locale, Promise<Messages>>();
  const known = new Map<Locale, Messages>();
  const joined = new WeakMap<IntlShape, IntlShape>();

  const messagesOf = (locale: Locale): Promise<Messages> => {
    const found = requested.get(locale) ?? fetchMessages(locale);
    requested.set(locale, found);
    return found;
  };
  const fetchMessages = async (locale: Locale): Promise<Messages> => {
    try {
      const messages = await load(locale);
      known.set(locale, messages);
      return messages;
    } catch (error) {
      requested.delete(locale);
      throw error;
    }
  };
  const awaitedMessagesOf = (locale: Locale): Promise<Messages> => {
    const found = awaited.get(locale) ?? retryFetch(() => messagesOf(locale));
    awaited.set(locale, found);
    return found;
  };
  const joinedIntl = (page: IntlShape, messages: Messages): IntlShape => {
    const intl = joined.get(page) ?? createIntl({ ...page, messages: { ...page.messages, ...messages } as IntlShape['messages'] });
    joined.set(page, intl);
    return intl;
  };

  function Provider({ children }: { readonly children: ReactNode }) {
    const { locale } = useSite();
    const page = useIntl();
    const isHydrating = useIsHydrating();
    if (firstMessage in page.messages) return children;
    const messages = known.get(locale) ?? use(isHydrating ? awaitedMessagesOf(locale) : messagesOf(locale));
    return <RawIntlProvider value={joinedIntl(page, messages)}>{children}</RawIntlProvider>;
  }

  return { prepare: (locale) => messagesOf(locale).then(() => undefined), Provider };
}

const never = () => () => undefined;

/** While the browser takes over what the server has sent. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  );
}
