import type { LocalDate } from '@shop/contracts';
import { addDays, type Party } from '@shop/domain';
import { addressParams, type StateAddress } from '../address-params.ts';
import { readDates } from '../date-params.ts';
import { paramText, readParty, writeParty, type ParamPair } from '../party-params.ts';

/** The part of the hotel page that its address may ask to see. */
export const HOTEL_OFFERS_ANCHOR = 'products';

/** What the hotel page remembers in its hash (spec 2, section 2). */
export interface HotelState extends Party {
  readonly checkin?: LocalDate;
  readonly checkout?: LocalDate;
  /** The page opens at its offers. */
  readonly showsOffers?: boolean;
}

/** Reads the state of a hotel page; arrival and nights make a departure; `#products` alone is the anchor too. Never throws. */
export function parseHotelAddress(address: StateAddress): HotelState {
  const params = addressParams(address);
  const { checkin, checkout, night } = readDates(params);
  const departure = checkout ?? (checkin && night ? addDays(checkin, night) : undefined);
  const showsOffers = params.get('anchor') === HOTEL_OFFERS_ANCHOR || params.get(HOTEL_OFFERS_ANCHOR) !== null;
  return {
    ...(checkin && { checkin }),
    ...(departure && { checkout: departure }),
    ...readParty(params),
    ...(showsOffers && { showsOffers }),
  };
}

/** `''` or `#checkin=…`. */
export function formatHotelHash(state: HotelState): string {
  return paramText('#', hotelPairs(state));
}

/** The same as a query, for links that the server must be able to render. */
export function formatHotelMirror(state: HotelState): string {
  return paramText('?', hotelPairs(state));
}

function hotelPairs({ checkin, checkout, showsOffers, ...party }: HotelState): ParamPair[] {
  const pairs: ParamPair[] = [];
  if (checkin) pairs.push(['checkin', checkin]);
  if (checkin && checkout) pairs.push(['checkout', checkout]);
  pairs.push(...writeParty(party));
  if (showsOffers) pairs.push(['anchor', HOTEL_OFFERS_ANCHOR]);
  return pairs;
}
