import type { Locale } from '@shop/contracts';
import { prepareMessages } from '../../components/deferred-messages.tsx';
import type { SortSelectProps } from '../../components/results/sort-select.tsx';
import type { FilterBarProps } from '../filters/filter-bar.tsx';
import type { SearchBoxProps } from '../search-box.tsx';
import type { ResultsBodyProps } from './results-body.tsx';
import { hydrateOnInteraction } from './hydrate-on-interaction.tsx';

/** The search box above the results. */
export const box = hydrateOnInteraction<SearchBoxProps>('search-box', () =>
  import(/* webpackChunkName: "search-box" */ '../search-box.tsx').then(({ SearchBox }) => SearchBox),
);

/** The filters of a wide screen. */
export const bar = hydrateOnInteraction<FilterBarProps>('filter-bar', () =>
  import(/* webpackChunkName: "filter-bar" */ '../filters/filter-bar.tsx').then(({ FilterBar }) => FilterBar),
);

/** The order of the results on a wide screen. */
export const sorting = hydrateOnInteraction<SortSelectProps>('sort', () =>
  import(/* webpackChunkName: "filter-bar" */ '../../components/results/sort-select.tsx').then(({ SortSelect }) => SortSelect),
);

/** Cards and all below them. */
export const body = hydrateOnInteraction<ResultsBodyProps>('results', () =>
  import(/* webpackChunkName: "results-body" */ './results-body.tsx').then(({ ResultsBody }) => ResultsBody),
);

/**
 * Fetches the deferred parts at once: a server draws them, and a page that is opened in the browser needs them. Without its cards there is no page;
 * search box, filters and words that cannot be had come with a later press.
 */
export async function prepareParts(locale: Locale): Promise<void> {
  const optional = [box.prepare(), bar.prepare(), sorting.prepare(), prepareMessages(locale)].map((part) => part.catch(() => undefined));
  await Promise.all([body.prepare(), ...optional]);
}
