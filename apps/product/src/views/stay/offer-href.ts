import type { DaySelection, Party, SearchFlow } from '@shop/domain';
import { giftStayHref, pricedStayHref, withMinisite, type StayState } from '@shop/routes';

interface Visit {
  readonly state: Pick<StayState, 'giftNights' | 'giftAdult'>;
  readonly flow: SearchFlow;
  readonly isGift: boolean;
  readonly minisite: number | undefined;
  readonly party: Party;
  /** Both or none. */
  readonly dates: DaySelection;
}

/** Another gift of the hotel, with what is chosen of this one; another stay of it for the same people. Its price is without dates. */
export function hotelOfferHref(uri: string, { state, flow, isGift, minisite, party }: Visit): string {
  return isGift ? withMinisite(giftStayHref(uri, state), minisite) : pricedStayHref(uri, party, { flow, minisite });
}

/** A stay elsewhere, for the people and the days that its price was requested for: it is booked, not given. */
export function stayElsewhereHref(uri: string, { flow, isGift, minisite, party, dates }: Visit): string {
  const { checkin, checkout } = dates;
  const days = checkin && checkout ? dates : {};
  return pricedStayHref(uri, { ...party, ...days }, { flow: isGift ? 'booking' : flow, minisite });
}
