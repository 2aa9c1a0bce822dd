import type { Locale } from '@shop/contracts';
import { languageOf } from '@shop/i18n';

type Languages = Record<string, unknown>;

/** Takes one language out of stored words: texts keyed by language, in lists and objects of any depth. */
export function worded(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((entry) => worded(entry, locale));
  if (value === null || typeof value !== 'object') return value;
  if (isKeyedByLanguage(value)) return worded(inLanguage(value, locale), locale);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, worded(entry, locale)]));
}

export function text(value: unknown, locale: Locale): string {
  const found = worded(value, locale);
  return typeof found === 'string' ? found : '';
}

export function texts(value: unknown, locale: Locale): string[] {
  const found = worded(value, locale);
  return Array.isArray(found) ? found.filter((entry): entry is string => typeof entry === 'string') : [];
}

/** Every wording of a text: a place is found by any of its names. */
export function allWordings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return [...new Set(Object.values(value).filter((entry): entry is string => typeof entry === 'string'))];
}

function isKeyedByLanguage(value: object): value is Languages {
  return 'fr' in value && ('nl' in value || 'en' in value || 'es' in value);
}

function inLanguage(value: Languages, locale: Locale): unknown {
  return value[languageOf(locale)] ?? value.fr ?? value.en ?? '';
}
