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
  const cell = (place: number): string => (cells[start + place] || otherwise).replaceAll("'", '’');
  if (!cell(0) || !cell(4)) throw new Error(`Five languages are needed: ${cells.join(' | ')}`);
  return { fr: frenchSpaces(cell(0)), es: cell(1), nl: cell(2), it: cell(3), en: cell(4) };
}

/** Puts `{town}`, `{at}` ... into a text, language by language, and joins what the languages join: `du Havre`, `d’Annecy`, `ed escursione`, `an apartment`. */
export function fill(text: Text, slots: Readonly<Record<string, Text>>): Text {
  return textOf((language) => {
    const filled = text[language].replace(/\{(\w+)\}/g, (whole, name: string) => slots[name]?.[language] ?? whole);
    return capitalised(JOINTS[language].reduce((words, [apart, together]) => words.replace(apart, together), filled));
  });
}

const JOINTS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  fr: [
    [/\b([Dd])e Le (?=\p{Lu})/gu, '$1u '],
    [/\b([Dd])e Les (?=\p{Lu})/gu, '$1es '],
    [/(?<=^|[\s(])à Le (?=\p{Lu})/gu, 'au '],
    [/(?<=^|[\s(])à Les (?=\p{Lu})/gu, 'aux '],
    [/\b([Dd])e (?=[AEIOUÉÈÊÂÎÔ]\p{Ll}|H[oô][ts])/gu, '$1’'],
  ],
  es: [[/ y (?=i)/g, ' e ']],
  nl: [],
  it: [[/ e (?=e)/g, ' ed ']],
  en: [[/\ba (?=[aeio])/g, 'an ']],
};

export const joined = (texts: readonly Text[], between = ' '): Text =>
  textOf((language) => texts.map((text) => text[language]).join(between));

export const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

export const lowered = (words: string): string => words.charAt(0).toLocaleLowerCase() + words.slice(1);

/** French puts a no-break space before its double signs. */
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
