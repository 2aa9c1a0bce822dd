import { formatSearchMirror, hrefFor, START, type SearchState } from '@shop/routes';
import type { PageView } from '@shop/domain';
import type { Locale, PageModel, Site } from '@shop/contracts';

export interface PageMeta {
  readonly canonical: string;
  readonly robots: string;
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
}

interface Shown {
  readonly state: SearchState;
  readonly site: Pick<Site, 'origin' | 'origins' | 'locale'>;
  readonly pagination: PageView | undefined;
  readonly isEmpty: boolean;
  /** The same page in the other countries. */
  readonly alternateUrls?: PageModel['alternateUrls'] | undefined;
}

/**
 * What search engines are told: one address per flow, place, theme and page, which a search of dates, of another party,
 * order or filter names as its canonical one and stays listed (SHELL-009). Nothing found is nothing to list.
 */
export function pageMeta({ state, site, pagination, isEmpty, alternateUrls = [] }: Shown): PageMeta {
  const { flow, place, lat, lng, theme } = state;
  const plain: SearchState = { ...START, flow, ...(place && { place }), ...(lat !== undefined && { lat, lng }), ...(theme && { theme }) };
  const path = hrefFor(flow === 'activity' ? 'activities' : 'results', site.locale);
  const addressOf = (page: number): string => `${site.origin}${path}${formatSearchMirror({ ...plain, page })}`;
  return {
    canonical: addressOf(state.page),
    robots: isEmpty ? 'noindex, follow' : 'index, follow',
    previous: pagination?.previous === undefined ? undefined : addressOf(pagination.previous),
    next: pagination?.next === undefined ? undefined : addressOf(pagination.next),
    // Where a list ends is each country's own: only its beginning is there in all of them.
    alternates: isEmpty || state.page > 0 ? [] : alternatesOf(alternateUrls, site),
  };
}

/** The same search in the other countries, the first locale for everybody else; languages as search engines want them: `fr-BE`. */
function alternatesOf(urls: PageModel['alternateUrls'], { origins = {} }: Shown['site']): PageMeta['alternates'] {
  const alternates = urls.flatMap(({ locale, path }) => {
    const origin = origins[locale as Locale];
    return origin === undefined ? [] : [{ language: locale.replace('_', '-'), href: `${origin}${path}` }];
  });
  if (alternates.length < 2) return [];
  const fallback = alternates.find(({ language }) => language === 'fr-FR');
  return fallback ? [...alternates, { ...fallback, language: 'x-default' }] : alternates;
}
