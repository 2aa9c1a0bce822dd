import type { Language } from '../text.ts';
import { phraseOf, type Noun } from './noun.ts';

/** What a preposition and the article behind it become. */
const CONTRACTED: Readonly<Partial<Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>>>> = {
  fr: { de: { le: 'du', les: 'des' }, à: { le: 'au', les: 'aux' } },
  es: { de: { el: 'del' }, a: { el: 'al' } },
  it: {
    di: { il: 'del', lo: 'dello', la: 'della', 'l’': 'dell’', i: 'dei', gli: 'degli', le: 'delle' },
    a: { il: 'al', lo: 'allo', la: 'alla', 'l’': 'all’', i: 'ai', gli: 'agli', le: 'alle' },
    da: { il: 'dal', lo: 'dallo', la: 'dalla', 'l’': 'dall’', i: 'dai', gli: 'dagli', le: 'dalle' },
    in: { il: 'nel', lo: 'nello', la: 'nella', 'l’': 'nell’', i: 'nei', gli: 'negli', le: 'nelle' },
  },
};

/** Words that change before certain sounds, with the sound and what they become. */
const BEFORE_SOUNDS: Readonly<Record<Language, Readonly<Record<string, readonly [RegExp, string]>>>> = {
  // Names with a mute h are few: those that the catalogue writes.
  fr: { de: [/^(?:[aeiouyéèêâîôœ]|h(?:ôt|otel|ortense|éloïse|yères))/iu, 'd’'] },
  es: { y: [/^(?:i|hi(?!e))/iu, 'e'] },
  nl: {},
  it: { e: [/^e/iu, 'ed'], a: [/^a/iu, 'ad'] },
  en: { a: [/^[aeio]/iu, 'an'] },
};

/** `de` + `le Château` = `du Château`, `a` + `el Hotel` = `al Hotel`, `di` + `l’Albergo` = `dell’Albergo`, `y` + `iniciación` = `e iniciación`. */
export function after(language: Language, preposition: string, noun: Noun): string {
  const contracted = CONTRACTED[language]?.[preposition]?.[noun.article];
  if (contracted) return phraseOf({ ...noun, article: contracted });
  const phrase = phraseOf(noun);
  const [sound, changed] = BEFORE_SOUNDS[language][preposition] ?? [];
  const word = sound?.test(phrase) ? changed! : preposition;
  return word.endsWith('’') ? word + phrase : `${word} ${phrase}`;
}
