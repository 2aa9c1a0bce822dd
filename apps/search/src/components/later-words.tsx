import type { Locale, Messages } from '@shop/contracts';
import { laterWords } from '@shop/i18n/later-words';
import type { ComponentType } from 'react';

/** All but what stands on a page of results before anybody turns to it; `messages/later.json` says which (docs/decisions, what a first load carries). */
export const { prepare: prepareWords, Words: LaterWords } = laterWords({
  firstWord: 'search.box.submit',
  load: loadWords,
});

/** The words themselves. */
export function loadWords(locale: Locale): Promise<Messages> {
  return import(/* webpackChunkName: "words-[request]" */ `../messages/compiled/later/woken-${locale}.json`).then(
    (module: { default: Messages }) => module.default,
  );
}

/** A part whose code is loaded later, with the words that it says. */
export function worded<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Worded(props: Props) {
    return (
      <LaterWords>
        <Part {...props} />
      </LaterWords>
    );
  };
}
