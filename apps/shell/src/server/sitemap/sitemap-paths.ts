import type { Locale, SitemapAnswer, SitemapKind, Toggles } from '@shop/contracts';
import { START, allStaysHref, hasPage, hrefFor, resultsHref, type Screen } from '@shop/routes';
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
  'press-room',
] as const;

/** Pages that content makes and search engines may list (SHELL-009, CONT-026). */
export function contentPaths(locale: Locale, { minisites = [], landings = [] }: LayoutContent, toggles: Toggles): string[] {
  return [
    ...PAGES.filter((screen) => hasPage(locale, screen)).map((screen) => hrefFor(screen, locale)),
    allStaysHref(locale),
    ...(toggles.activityOnly ? [resultsHref(locale, { ...START, flow: 'activity' })] : []),
    ...STATIC.filter((id) => hasPage(locale, 'content', { id })).map((id) => hrefFor('content', locale, { id })),
    ...[...landings, ...minisites].map((slug) => hrefFor('landing', locale, { slug })),
  ];
}

export function productPath(kind: SitemapKind, locale: Locale, { id, slug }: SitemapAnswer['entries'][number]): string {
  return hrefFor(kind, locale, { id, slug });
}
