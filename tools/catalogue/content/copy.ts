import type { Locale } from '@shop/contracts';
import { pointOfSaleOf } from '@shop/i18n';
import { regionalText } from '@shop/i18n/server';
import { START, hrefFor, resultsHref, type Screen, type SearchPlace } from '@shop/routes';
import { rowsOf, textFrom, type Language, type Text } from '../text.ts';

/** A table of copy: `id | fr | es | nl | it | en` a line. */
export type Copy = Readonly<Record<string, Text>>;

export const copyOf = (drawn: string): Copy => Object.fromEntries(rowsOf(drawn).map((cells) => [cells[0]!, textFrom(cells, 1)]));

/** Reads copy in the words of one locale; what is not written is an error of ours. */
export function sayIn(locale: Locale, ...copies: readonly Copy[]): (id: string) => string {
  const language = locale.slice(0, 2) as Language;
  return (id) => {
    const text = copies.find((copy) => id in copy)?.[id];
    if (!text) throw new Error(`Nothing is written under ${id}`);
    return locale === 'nl_BE' ? inFlanders(text.nl) : text[language];
  };
}

export const inFlanders = (dutch: string): string => regionalText(dutch, 'nl_BE');

export const imageUrl = (id: string, size = '640_360'): string => `/images/${id}/${size}.webp`;

/** Where the flat countries look for what they have not. */
const MOUNTAINS_ABROAD = { themes: ['snow', 'mountain', 'wine'], from: ['BE', 'NL'], country: 'FR' };

/** The country in which a theme is searched, where it is not the visitor's own. */
export function countryOfTheme(locale: Locale, theme: string): string | undefined {
  const { themes, from, country } = MOUNTAINS_ABROAD;
  return themes.includes(theme) && from.includes(pointOfSaleOf(locale)) ? country : undefined;
}

/** The results of a theme, around a place or in the country that has it; without the locale's prefix. */
export function searchUrl(locale: Locale, { theme, place }: { readonly theme?: string; readonly place?: SearchPlace }): string {
  const abroad = theme && !place ? countryOfTheme(locale, theme) : undefined;
  const where = abroad ? { kind: 'country' as const, value: abroad } : place;
  return resultsHref(locale, { ...START, ...(theme && { theme }), ...(where && { place: where }) });
}

export const pageUrl = (locale: Locale, screen: Screen, id?: string): string => hrefFor(screen, locale, id ? { id } : {});
