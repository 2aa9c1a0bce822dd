import type { Locale } from '@shop/contracts';

/** One thing, its word in a locale, and the words that are not to be used for it. */
export interface Term {
  readonly english: string;
  readonly locale: Locale;
  readonly word: string;
  readonly forbidden: readonly string[];
}

/** A cell of docs/terms.tsv: `code promo (not: code promotionnel, code de réduction)`. */
const CELL = /^(.*?)\s*(?:\(not: (.+)\))?$/;

/** Reads docs/terms.tsv: the first column names the thing in English, every further column is a locale. */
export function readTerms(table: string): Term[] {
  const [head = '', ...rows] = table.split('\n').filter(Boolean);
  const locales = head.split('\t').slice(1) as Locale[];
  return rows.flatMap((row) => {
    const [english = '', ...cells] = row.split('\t');
    return locales.map((locale, index) => ({ english, locale, ...readCell(cells[index] ?? '') }));
  });
}

function readCell(cell: string): Pick<Term, 'word' | 'forbidden'> {
  const [, word = '', forbidden = ''] = CELL.exec(cell) ?? [];
  return { word, forbidden: forbidden ? forbidden.split(', ') : [] };
}

/** What is put into a sentence is named in English: `{email}`. */
const PLACEHOLDER = /\{\w+\}/g;
/** So is what chooses between sentences: `email {` of `{field, select, email {…} other {…}}`. */
const CHOICE = /(?<=, select, |\} )\w+(?= \{)/g;

/** Finds the forbidden words of a text in a locale; the right word may hold a forbidden one. */
export function termFaults(terms: readonly Term[], locale: Locale): (text: string) => string[] {
  const rules = terms
    .filter((term) => term.locale === locale)
    .flatMap(({ word, forbidden }) =>
      forbidden.map((said) => ({ said, word, find: patternOf(said, 'iu'), right: patternOf(word || said, 'giu') })),
    );
  return (text) => {
    const said = (text.includes(', select,') ? text.replace(CHOICE, '') : text).replace(PLACEHOLDER, '{}');
    return rules
      .filter(({ word, find, right }) => find.test(word ? said.replaceAll(right, '') : said))
      .map(({ said: wrong, word }) => `"${wrong}"${word && `, say "${word}"`}`);
  };
}

/** Whole words and numbers in any case; `*` stands for any ending, a blank for a no-break one too. */
function patternOf(said: string, flags: string): RegExp {
  const escaped = said
    .replace(/[.()[\]?+^$|\\{}]/g, '\\$&')
    .replaceAll('*', '\\p{L}*')
    .replaceAll(' ', '[ \\u00A0]');
  return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d]|[.,]\\d)`, flags);
}
