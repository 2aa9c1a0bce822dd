import { partyOfFlow, type SearchFlow } from '@shop/domain';
import { parseSearchAddress, type SearchState } from '@shop/routes';

/**
 * The search of an address as its flow can be searched: a gift is for two adults, an activity for one or two (spec 1,
 * section 5; SEARCH-146). So the box, the question and the price of one person speak of the same party.
 */
export function readSearch(address: { readonly search: string; readonly hash: string }, ownFlow?: SearchFlow): SearchState {
  const state = parseSearchAddress(address, ownFlow);
  return { ...state, ...partyOfFlow(state, state.flow) };
}
