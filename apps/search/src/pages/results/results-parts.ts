import type { Locale } from '@shop/contracts';
import { prepareWords } from '../../components/later-words.tsx';
import type { FilterBarProps } from '../filters/filter-bar.tsx';
import type { SearchBoxProps } from '../search-box.tsx';
import type { ResultsBodyProps } from './results-body.tsx';
import { sleeping } from './sleeping.tsx';

/** The search box above the results. */
export const box = sleeping<SearchBoxProps>('search-box', () =>
  import(/* webpackChunkName: "search-box" */ '../search-box.tsx').then(({ SearchBox }) => SearchBox),
);

/** The filters of a wide screen. */
export const bar = sleeping<FilterBarProps>('filter-bar', () =>
  import(/* webpackChunkName: "filter-bar" */ '../filters/filter-bar.tsx').then(({ FilterBar }) => FilterBar),
);

/** Cards and all below them. */
export const body = sleeping<ResultsBodyProps>('results', () =>
  import(/* webpackChunkName: "results-body" */ './results-body.tsx').then(({ ResultsBody }) => ResultsBody),
);

/** Fetches what sleeps at once: a server draws it, and a page that is opened in the browser needs it. */
export async function prepareParts(locale: Locale): Promise<void> {
  const words = prepareWords(locale).catch(() => undefined);
  await Promise.all([box.prepare(), bar.prepare(), body.prepare(), words]);
}
