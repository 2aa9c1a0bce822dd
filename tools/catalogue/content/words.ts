import type { Locale } from '@shop/contracts';
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

/** What Belgians call otherwise than the Dutch. */
const FLEMISH: readonly (readonly [RegExp, string])[] = [
  [/\b([Cc])adeaukaarten/g, '$1adeaubonnen'],
  [/\b([Cc])adeaukaart/g, '$1adeaubon'],
  [/\btoeristenbelasting/g, 'verblijfstaks'],
  [/klantenservice/g, 'klantendienst'],
];

export const inFlanders = (dutch: string): string => FLEMISH.reduce((text, [said, meant]) => text.replace(said, meant), dutch);

export const imageUrl = (id: string, size = '640_360'): string => `/images/${id}/${size}.webp`;

/** The results of a theme, around a place or everywhere; without the locale's prefix. */
export const searchUrl = (locale: Locale, { theme, place }: { readonly theme?: string; readonly place?: SearchPlace }): string =>
  resultsHref(locale, { ...START, ...(theme && { theme }), ...(place && { place }) });

export const pageUrl = (locale: Locale, screen: Screen, id?: string): string => hrefFor(screen, locale, id ? { id } : {});
