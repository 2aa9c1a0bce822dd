import type { Locale } from '@shop/contracts';
import { languageOf } from './locale.ts';

/** A guest score with one decimal: 8.5 -> `8,5` (spec 2, section 9). */
export function formatScore(score: number, locale: Locale): string {
  const text = score.toFixed(1);
  return languageOf(locale) === 'en' ? text : text.replace('.', ',');
}
