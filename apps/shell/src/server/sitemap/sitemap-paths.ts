import type { Locale, SitemapAnswer, SitemapKind, Toggles } from '@shop/contracts';
import { START, hrefFor, resultsHref, type Screen } from '@shop/routes';
import type { LayoutContent } from '../../layout/layout.ts';

const PAGES: readonly Screen[] = ['home', 'ideas', 'contact'];
const STATIC = [
  'terms-of-sale',
  'terms-of-use',
  'data-protection',
  'cookies',
  'partner-signup',
  'faq',
  'legal-notice',
  'accessibility',
] as const;
const PRESS_ROOM: readonly Locale[] = ['fr_FR', 'es_ES'];

/** Pages that content makes and search engines may list (SHELL-009, CONT-026). */
export function contentPaths(locale: Locale, { minisites = [], landings = [] }: LayoutContent, toggles: Toggles): string[] {
  const pressRoom = PRESS_ROOM.includes(locale) ? ['press-room'] : [];
  return [
    ...PAGES.map((screen) => hrefFor(screen, locale)),
    resultsHref(locale, START),
    ...(toggles.activityOnly ? [resultsHref(locale, { ...START, flow: 'activity' })] : []),
    ...[...STATIC, ...pressRoom].map((id) => hrefFor('content', locale, { id })),
    ...[...landings, ...minisites].map((slug) => hrefFor('landing', locale, { slug })),
  ];
}

export function productPath(kind: SitemapKind, locale: Locale, { id, slug }: SitemapAnswer['entries'][number]): string {
  return hrefFor(kind, locale, { id, slug });
}
