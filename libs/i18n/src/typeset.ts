import type { Language } from './locale.ts';

type Replacement = readonly [written: RegExp, set: string];

const EVERYWHERE: readonly Replacement[] = [
  [/(?<=\p{L})'(?=[\p{L}\d])/gu, '’'],
  /** A telephone number in a sentence. */
  [/(?<=\p{L} (?:\+\d{2}|0\d+)(?:[ \u00A0]\d+)*) (?=\d)/gu, '\u00A0'],
  [/(?<=\d) (?=(?:km|m²|kg|€)(?!\p{L}))/gu, '\u00A0'],
];

const REPLACED: Record<Language, readonly Replacement[]> = {
  fr: [...EVERYWHERE, [/ (?=[:;!?»%])/g, '\u00A0'], [/« /g, '«\u00A0'], [/(?<=\d) (?=h(?!\p{L}))/gu, '\u00A0'], [/(?<=n°) /g, '\u00A0']],
  es: [...EVERYWHERE, [/(?<=\d) (?=%)/g, '\u00A0'], [/(?<=\d) (?=h(?!\p{L}))/gu, '\u00A0']],
  nl: [...EVERYWHERE, [/(?<=\d)[ \u00A0]%/g, '%']],
  it: [...EVERYWHERE, [/(?<=\d)[ \u00A0]%/g, '%']],
  en: [...EVERYWHERE],
};

/** A text with the blanks and apostrophes of its language: no line begins with a sign that belongs to the word before. */
export function typeset(text: string, language: Language): string {
  return REPLACED[language].reduce((words, [written, set]) => words.replace(written, set), text);
}
