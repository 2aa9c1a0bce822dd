/** One text in the five languages of the catalogue; `fr_FR` and `fr_BE`, `nl_NL` and `nl_BE` read the same. */
export interface Text {
  readonly fr: string;
  readonly es: string;
  readonly nl: string;
  readonly it: string;
  readonly en: string;
}
export type Language = keyof Text;
export const LANGUAGES: readonly Language[] = ['fr', 'es', 'nl', 'it', 'en'];

/** The same words everywhere, for proper names. */
export const sameText = (words: string): Text => ({ fr: words, es: words, nl: words, it: words, en: words });

export const textOf = (write: (language: Language) => string): Text => ({
  fr: write('fr'),
  es: write('es'),
  nl: write('nl'),
  it: write('it'),
  en: write('en'),
});

/** Reads a table drawn with `|`: one array of trimmed cells a line; empty lines part nothing. */
export function rowsOf(drawn: string): string[][] {
  return drawn
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** Reads lines of `fr | es | nl | it | en`. */
export const textsOf = (drawn: string): Text[] => rowsOf(drawn).map((cells) => textFrom(cells));

/** Reads five cells from `start` on; an empty cell repeats `otherwise`. */
export function textFrom(cells: readonly string[], start = 0, otherwise = ''): Text {
  const cell = (place: number): string => noBreaks((cells[start + place] || otherwise).replaceAll("'", '’'));
  if (!cell(0) || !cell(4)) throw new Error(`Five languages are needed: ${cells.join(' | ')}`);
  return { fr: frenchSpaces(cell(0)), es: cell(1), nl: cell(2), it: cell(3), en: cell(4) };
}

export const joined = (texts: readonly Text[], between = ' '): Text =>
  textOf((language) => texts.map((text) => text[language]).join(between));

/** A sentence's first letter. The Dutch `één` takes no accent as a capital; `'s ochtends` has its capital in the second word. */
export function capitalised(words: string, language?: Language): string {
  if (language === 'nl' && words.startsWith('één')) return `Eé${words.slice(2)}`;
  if (language === 'nl' && /^[’']s /u.test(words)) return words.slice(0, 3) + words.charAt(3).toLocaleUpperCase() + words.slice(4);
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** `Bain` becomes `bain`; `SUP` and `DJ` stay. */
export const lowered = (words: string): string =>
  /^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLocaleLowerCase() + words.slice(1);

/** French puts a no-break space before its double signs and inside its quotation marks, every language between a number and its unit. */
const noBreaks = (words: string): string => words.replace(/(\d) (?=(?:h|%|cm|km|m²|€|am|pm|uur)(?![\p{L}\d]))/gu, '$1\u00a0');
const frenchSpaces = (words: string): string => words.replace(/ ([:;!?»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');

/** `Château de l'Île` -> `chateau-de-l-ile`. */
export const slugOf = (words: string): string =>
  words
    .replace(/œ/g, 'oe')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
