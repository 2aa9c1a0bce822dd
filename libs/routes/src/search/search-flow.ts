import type { SearchFlow } from '@shop/domain';
import { oneOf } from '../read-param.ts';

export const FLOWS = ['booking', 'gifting', 'activity', 'hotel'] as const satisfies readonly SearchFlow[];

/** What is searched, by the query `?flow=`; without one, or with junk, `ownFlow`. All that the frame of a page asks of a search. */
export function flowOfSearch(search: string, ownFlow: SearchFlow = 'booking'): SearchFlow {
  return oneOf(new URLSearchParams(search).get('flow'), FLOWS) ?? ownFlow;
}
