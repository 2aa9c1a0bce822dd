import type { Locale } from '@shop/contracts';
import { START, formatSearchMirror, hrefFor, type SearchState } from '@shop/routes';

/** Address of an activity search of a place and theme, without the locale prefix. */
export function activitiesHref(
  locale: Locale,
  state: Pick<SearchState, 'place' | 'lat' | 'lng' | 'theme'> & { readonly page?: number },
): string {
  return `${hrefFor('activities', locale)}${formatSearchMirror({ ...START, flow: 'activity', ...state })}`;
}
