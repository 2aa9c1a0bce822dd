import type { Locale } from '@shop/contracts';
import { languageOf } from '@shop/i18n';
import { typeset } from '@shop/i18n/server';
import { pascal, spoken } from './names.ts';

/** The first words of a remote in every language, with plain blanks; a squad replaces them by its own. */
const TEXTS: Readonly<Record<Locale, readonly [title: string, text: string]>> = {
  en_GB: ['New here: {name}', '{count, plural, one {One thing} other {# things}} to discover.'],
  fr_FR: ['Nouveau ici : {name}', '{count, plural, one {Une chose} other {# choses}} à découvrir.'],
  fr_BE: ['Nouveau ici : {name}', '{count, plural, one {Une chose} other {# choses}} à découvrir.'],
  es_ES: ['Nuevo aquí: {name}', '{count, plural, one {Una cosa} other {# cosas}} por descubrir.'],
  it_IT: ['Nuovo qui: {name}', '{count, plural, one {Una cosa} other {# cose}} da scoprire.'],
  nl_NL: ['Nieuw hier: {name}', '{count, plural, one {Eén ding} other {# dingen}} om te ontdekken.'],
  nl_BE: ['Nieuw hier: {name}', '{count, plural, one {Eén ding} other {# dingen}} om te ontdekken.'],
};

/** `src/messages/*.json` by path within the remote. */
export function remoteMessages(name: string): Record<string, string> {
  const files = Object.entries(TEXTS).map(([locale, [title, text]]) => {
    const set = (written: string) => typeset(written, languageOf(locale as Locale));
    const words = { [`${name}.welcome.title`]: set(title.replace('{name}', spoken(name))), [`${name}.welcome.text`]: set(text) };
    return [`src/messages/${locale}.json`, `${JSON.stringify(words, null, 2)}\n`];
  });
  return Object.fromEntries(files) as Record<string, string>;
}

/** Name of the page's component: `SpaDaysPage`. */
export function pageOf(name: string): string {
  return `${pascal(name)}Page`;
}
