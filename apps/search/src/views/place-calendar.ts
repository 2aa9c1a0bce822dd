import type { SearchMonthsQuery } from '@shop/contracts';
import { calendarParty, type Party } from '@shop/domain';
import type { SearchState } from '@shop/routes';
import type { SearchDraft } from './search-draft.ts';

/** Every month that has bookable days: the one that has begun, and twelve more (SEARCH-140). */
const MONTHS = 13;

/** What the calendar of a searched place is asked with; undefined where no place was picked, and for a hotel, which has a calendar of its own. */
export function placeCalendarQuery(
  { where, theme, ...party }: Pick<SearchDraft, 'where' | 'theme' | keyof Party>,
  { flow, locale }: Pick<SearchState, 'flow'> & Pick<SearchMonthsQuery, 'locale'>,
): SearchMonthsQuery | undefined {
  if (!where?.place || where.place.kind === 'hotel') return undefined;
  const { place, lat, lng } = where;
  return {
    locale,
    length: MONTHS,
    ...calendarParty(party),
    [place.kind]: place.value,
    ...(lat !== undefined && lng !== undefined && { lat, lng }),
    ...(flow === 'hotel' ? { type: flow } : theme && { theme }),
  };
}
