import { formatSearchTwin, hrefFor, START, type SearchState } from '@shop/routes';
import type { Site } from '@shop/contracts';
import type { PaginationView } from './pagination.ts';

export interface PageMeta {
  readonly canonical: string;
  readonly robots: string;
  readonly previous?: string;
  readonly next?: string;
}

interface Shown {
  readonly state: SearchState;
  readonly site: Pick<Site, 'origin' | 'locale'>;
  readonly pagination: PaginationView | undefined;
  readonly isEmpty: boolean;
}

/**
 * What search engines are told: one address per flow, place, theme and page. A search of dates, of another party or order
 * is a view of it, and nothing found is nothing to index.
 */
export function pageMeta({ state, site, pagination, isEmpty }: Shown): PageMeta {
  const { flow, place, lat, lng, theme } = state;
  const plain: SearchState = { ...START, flow, place, lat, lng, theme };
  const path = hrefFor('results', site.locale);
  const addressOf = (page: number): string => `${site.origin}${path}${formatSearchTwin({ ...plain, page })}`;
  const isPlain = formatSearchTwin({ ...state, from: undefined }) === formatSearchTwin({ ...plain, page: state.page });
  return {
    canonical: addressOf(state.page),
    robots: isPlain && !isEmpty ? 'index, follow' : 'noindex, follow',
    previous: pagination?.previous === undefined ? undefined : addressOf(pagination.previous),
    next: pagination?.next === undefined ? undefined : addressOf(pagination.next),
  };
}
