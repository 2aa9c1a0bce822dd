import type { Language } from './locale.ts';

const SEPARATOR: Record<Language, string> = { fr: '\u00A0', es: '.', nl: '.', it: '.', en: ',' };

/** A whole number, its thousands apart as in prices: 2418 -> `2 418` in French, `2.418` in Dutch. The same text on every engine. */
export function formatCount(count: number, language: Language): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, SEPARATOR[language]);
}
