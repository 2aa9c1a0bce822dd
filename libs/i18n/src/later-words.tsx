import type { Locale, Messages } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { use, type ComponentType, type ReactNode } from 'react';
import { createIntl, RawIntlProvider, useIntl, type IntlShape } from 'react-intl';

/** Words of a remote that come with code of their own. */
export interface LaterWords {
  /** Fetches them ahead of what says them; rejects where they cannot be had. */
  readonly prepare: (locale: Locale) => Promise<void>;
  /** Lays them over the page's words; waits for them where they are not at hand. */
  readonly Words: ComponentType<{ readonly children: ReactNode }>;
}

interface Part {
  /** One of the words: a page that has it already, as the server's has, fetches nothing. */
  readonly firstWord: string;
  readonly load: (locale: Locale) => Promise<Messages>;
}

/** One part of a remote's words; its `messages/later.json` says which words belong to it. */
export function laterWords({ firstWord, load }: Part): LaterWords {
  const asked = new Map<Locale, Promise<Messages>>();
  const known = new Map<Locale, Messages>();
  const joined = new WeakMap<IntlShape, IntlShape>();

  const wordsOf = (locale: Locale): Promise<Messages> => {
    const found = asked.get(locale) ?? fetchWords(locale);
    asked.set(locale, found);
    return found;
  };
  const fetchWords = async (locale: Locale): Promise<Messages> => {
    try {
      const words = await load(locale);
      known.set(locale, words);
      return words;
    } catch (error) {
      asked.delete(locale);
      throw error;
    }
  };
  const joinedIntl = (page: IntlShape, words: Messages): IntlShape => {
    const intl = joined.get(page) ?? createIntl({ ...page, messages: { ...page.messages, ...words } as IntlShape['messages'] });
    joined.set(page, intl);
    return intl;
  };

  function Words({ children }: { readonly children: ReactNode }) {
    const { locale } = useSite();
    const page = useIntl();
    if (firstWord in page.messages) return children;
    const words = known.get(locale) ?? use(wordsOf(locale));
    return <RawIntlProvider value={joinedIntl(page, words)}>{children}</RawIntlProvider>;
  }

  return { prepare: (locale) => wordsOf(locale).then(() => undefined), Words };
}
