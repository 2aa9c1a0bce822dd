import { useHydrated } from '@shop/design-system';
import type { SearchFlow } from '@shop/domain';
import { formatStayHash, parseStayAddress, flowOfSearch, withStayFlow, type StayState } from '@shop/routes';
import { useLocation, useNavigate } from 'react-router';
import { withoutKeys } from '../views/shared/without-keys.ts';

/** Keys of the query that are the hash's twin; once something is chosen the hash alone says it. */
const TWIN = [
  ...['checkin', 'checkout', 'night', 'a', 'c', 'b', 's', 'adult', 'child', 'baby'],
  ...['offerId', 'id', 'activityDates', 'giftNights', 'giftAdult', 'giftAdults', 'error', 'isLoading'],
];

/** Dates, party and choices of the stay page; they live in its address (spec 2, section 2). */
export function useStayState(): { state: StayState; flow: SearchFlow; change: (next: StayState, flow?: SearchFlow) => void } {
  const { pathname, search, hash, state: memory } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const state = parseStayAddress({ search, hash: isHydrated ? hash : '' });
  const flow = flowOfSearch(search);
  const change = (next: StayState, nextFlow = flow) => {
    const address = { pathname, search: withStayFlow(withoutKeys(search, TWIN), nextFlow), hash: formatStayHash(withoutPayment(next)) };
    void navigate(address, { replace: true, preventScrollReset: true, state: memory as unknown });
  };
  return { state, flow, change };
}

/** Whoever chooses something else no longer waits for a payment. */
function withoutPayment({ isLoading: _isLoading, ...rest }: StayState): StayState {
  return rest;
}
