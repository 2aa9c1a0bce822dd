import { capitalised, textOf, type Language, type Text } from '../text.ts';
import { phraseOf, type Noun, type Nouns } from './noun.ts';
import { after } from './prepositions.ts';

export type Slots = Readonly<Record<string, Text | Nouns>>;

const SLOT = /\{(?<name>\p{L}+)(?:(?: (?<behind>\p{L}+))|(?::(?<one>[^~}]*)~(?<more>[^}]*)))?\}/gu;

/**
 * Writes a sentence in each language. `{hotel}` is the noun with its article, `{de hotel}` what stands behind a preposition
 * (`du Château …`), `{hotel:ouvre~ouvrent}` the verb that agrees with it, and a capital letter begins a sentence: `{Nights}`.
 */
export const compose = (template: Text, slots: Slots): Text => textOf((language) => composeIn(language, template[language], slots));

export function composeIn(language: Language, template: string, slots: Slots): string {
  const written = template.replace(SLOT, (...found) => {
    const { name, behind, one, more } = found.at(-1) as { name: string; behind?: string; one?: string; more?: string };
    const noun = nounIn(language, lowerFirst(behind ?? name), slots);
    if (one !== undefined) return noun.isPlural ? more! : one;
    const words = behind ? after(language, lowerFirst(name), noun) : phraseOf(noun);
    return lowerFirst(name) === name ? words : capitalised(words, language);
  });
  return capitalised(written, language);
}

/** @throws {Error} where the template names what nobody gave */
function nounIn(language: Language, name: string, slots: Slots): Noun {
  const value = slots[name]?.[language];
  if (value === undefined) throw new Error(`Nothing is given for {${name}}`);
  return typeof value === 'string' ? { article: '', words: value, isPlural: false } : value;
}

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
