import type { Locale } from '@shop/contracts';
import { languageOf } from '@shop/i18n';
import { regionalText } from '@shop/i18n/server';
import { readableSlug } from '@shop/routes';

type Languages = Record<string, unknown>;

/** Takes one language out of stored words, as it is said in the locale's country: texts keyed by language, in lists and objects of any depth. */
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

/** The readable part of an address in the locale's language; the stored slug is that of the French label (SHELL-053, docs/decisions/2026-11-23-open-points.md). */
export function slugIn({ label, slug }: { readonly label: unknown; readonly slug: string }, locale: Locale): string {
  const language = languageOf(locale);
  if (language === 'fr' || label === null || typeof label !== 'object') return slug;
  const own = (label as Languages)[language];
  return (typeof own === 'string' && readableSlug(own)) || slug;
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
  const found = value[languageOf(locale)] ?? value.fr ?? value.en ?? '';
  return typeof found === 'string' ? regionalText(found, locale) : found;
}
