import type { SearchFlow } from '@shop/domain';
import { oneOf } from '../read-param.ts';

export const FLOWS = ['booking', 'gifting', 'activity', 'hotel'] as const satisfies readonly SearchFlow[];

/** Of a search that has not begun. */
export const START_FLOW = 'booking' satisfies SearchFlow;

/** What is searched, by the query `?flow=`; without one, or with junk, `ownFlow`. All that the frame of a page asks of a search. */
export function flowOfSearch(search: string, ownFlow: SearchFlow = START_FLOW): SearchFlow {
  return oneOf(new URLSearchParams(search).get('flow'), FLOWS) ?? ownFlow;
}
