import { rowsOf, textOf, type Language, type Text } from '../text.ts';
import { nounOf, nounsOf, type Noun, type Nouns } from './noun.ts';
import { after } from './prepositions.ts';
import { COUNTRY_PHRASES } from './regions.ts';

export interface NamedTown {
  readonly country: string;
  readonly name: string;
  readonly label: Text;
}

/** The article that belongs to a name of the language and contracts: `Le Touquet`, `L’Aquila`. Spanish and Dutch names keep theirs, and so does a French one in the feminine: `de La Haye`. */
const OWN_ARTICLE: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /^(?<article>Le |Les )(?<words>.+)$/u,
  it: /^(?<article>Il |Lo |I |Gli |L’)(?<words>.+)$/u,
};
/** Towns that Italian contracts with `la`, against the custom of the others: `alla Spezia`, but `a La Morra`. */
const WITH_LA = new Set(['La Spezia', 'La Maddalena']);
const SPOKEN: Readonly<Record<Language, readonly string[]>> = { fr: ['FR', 'BE'], es: ['ES'], nl: ['NL', 'BE'], it: ['IT'], en: [] };

/** A town as a noun: its article contracts where the name is of the language itself, or the language’s own for a town abroad. */
export const townNoun = (town: NamedTown): Nouns => nounsOf((language) => nounIn(language, town));

function nounIn(language: Language, { country, name, label }: NamedTown): Noun {
  const words = label[language].replace(/ \(.+\)$/u, '');
  const isOwn = SPOKEN[language].includes(country) || words !== name.replaceAll("'", '’');
  const found = isOwn ? OWN_ARTICLE[language]?.exec(words)?.groups : undefined;
  if (found) return nounOf(language, found['article']!.trim().toLowerCase(), found['words']!);
  if (language === 'it' && WITH_LA.has(words)) return nounOf(language, 'la', words.slice(3));
  return nounOf(language, '', words);
}

/** Islands and peninsulas on which one is: language, preposition, names. */
const ISLANDS = new Map(
  rowsOf(`
  nl | op | Capri, Ischia
  en | on | Capri, Ischia
`).flatMap(([language, preposition, names]) => names!.split(', ').map((name) => [`${language} ${name}`, preposition!])),
);
const PLACED: Readonly<Record<Language, string>> = { fr: 'à', es: 'en', nl: 'in', it: 'a', en: 'in' };

/** A town with its preposition: `au Touquet`, `à La Rochelle`, `aux Sables-d’Olonne`, `ad Alba`, `all’Aia`, `op Capri`. */
export function townAt(town: NamedTown): Text {
  return textOf((language) => {
    const noun = nounIn(language, town);
    const preposition = ISLANDS.get(`${language} ${noun.words}`) ?? PLACED[language];
    const placed = after(language, preposition, noun);
    return / \(.+\)$/u.test(town.label[language]) ? `${placed}, ${COUNTRY_PHRASES[town.country]![language]}` : placed;
  });
}

/** `du Havre`, `d’Annecy`, `de La Rochelle`: a town behind `of`, in the language of a name that bears it. */
export function ofTown(language: Language, town: NamedTown): string {
  const own = town.name.replaceAll("'", '’');
  const found = language === 'fr' ? /^(?<article>Le|Les) (?<words>.+)$/u.exec(own)?.groups : undefined;
  const noun = found ? nounOf(language, found['article']!.toLowerCase(), found['words']!) : nounOf(language, '', own);
  return after(language, { fr: 'de', es: 'de', nl: 'van', it: 'di', en: 'of' }[language], noun);
}
