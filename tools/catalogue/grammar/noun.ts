import { LANGUAGES, type Language, type Text } from '../text.ts';

/** A noun phrase of one language: `le` + `Château de Lacombe`, `une` + `randonnée accompagnée`; a name without article has none. */
export interface Noun {
  readonly article: string;
  readonly words: string;
  readonly isPlural: boolean;
}
export type Nouns = Readonly<Record<Language, Noun>>;

/** Articles that say that more than one is meant; where a noun has none, its row says so. */
const PLURAL: Readonly<Record<Language, readonly string[]>> = {
  fr: ['les', 'des', 'deux'],
  es: ['los', 'las', 'dos'],
  nl: ['twee'],
  it: ['i', 'gli', 'le', 'dei', 'delle', 'due'],
  en: ['two'],
};

export const nounOf = (language: Language, article: string, words: string, isPlural = false): Noun => ({
  article,
  words,
  isPlural: isPlural || PLURAL[language].includes(article),
});

/** `l’` and `un’` stand against their noun, every other article apart from it. */
export const phraseOf = ({ article, words }: Noun): string =>
  article === '' ? words : article.endsWith('’') ? article + words : `${article} ${words}`;

export const nounsOf = (make: (language: Language) => Noun): Nouns =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as unknown as Nouns;

/** The words alone, as a list of keywords shows them: `randonnée accompagnée`. */
export const withoutArticle = (nouns: Nouns): Text => ({
  fr: nouns.fr.words,
  es: nouns.es.words,
  nl: nouns.nl.words,
  it: nouns.it.words,
  en: nouns.en.words,
});

/** Reads five cells with their article in brackets: `[une] randonnée`; `[+]` has none and means more than one. */
export function nounsFrom(cells: readonly string[], start = 0): Nouns {
  return nounsOf((language) => {
    const cell = cells[start + LANGUAGES.indexOf(language)]!.replaceAll("'", '’');
    const { article = '', words } = /^(?:\[(?<article>[^\]]+)\] ?)?(?<words>.+)$/u.exec(cell)!.groups as {
      article?: string;
      words: string;
    };
    return article === '+' ? nounOf(language, '', words, true) : nounOf(language, article, words);
  });
}
