import type { SearchFlow } from '@shop/domain';
import { flowOfSearch, formatStayHash, minisiteOf, parseStayAddress, withStayFlow, type StayState } from '@shop/routes';
import { withoutPayment } from '../views/stay/without-payment.ts';
import { useChosenAddress } from './use-chosen-address.ts';

const TWIN = [
  ...['checkin', 'checkout', 'night', 'a', 'c', 'b', 's', 'adult', 'child', 'baby'],
  ...['offerId', 'id', 'activityDates', 'giftNights', 'giftAdult', 'giftAdults', 'error', 'isLoading'],
];

interface StayAddress {
  readonly state: StayState;
  readonly flow: SearchFlow;
  /** Number of the partner's site that the visitor came from. */
  readonly minisite: number | undefined;
  readonly change: (next: StayState, flow?: SearchFlow) => void;
}

/** Dates, party and choices of the stay page; they live in its address (spec 2, section 2). */
export function useStayState(): StayAddress {
  const { search, hash, choose } = useChosenAddress(TWIN);
  const state = parseStayAddress({ search, hash });
  const flow = flowOfSearch(search);
  const change = (next: StayState, nextFlow = flow) =>
    choose({ search: withStayFlow(search, nextFlow), hash: formatStayHash(withoutPayment(next)) });
  return { state, flow, minisite: minisiteOf(search), change };
}
