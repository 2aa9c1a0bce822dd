import type { LocalDate } from '@shop/contracts';
import { addDays, DEFAULT_PARTY, NIGHT_LIMITS, PARTY_LIMITS, type SearchFlow } from '@shop/domain';
import { addressParams, type StateAddress } from '../address-params.ts';
import { readDates } from '../date-params.ts';
import { paramText, readParty, writeParty, type ParamPair } from '../party-params.ts';
import { identifier, wholeNumber } from '../read-param.ts';
import { formatActivityDates, parseActivityDates, type ActivityDate } from './activity-dates.ts';

/** What the stay page remembers in its hash (spec 2, section 2). */
export interface StayState {
  readonly checkin?: LocalDate;
  readonly checkout?: LocalDate;
  readonly adults: number;
  readonly children: number;
  readonly babies: number;
  /** Preselects an offer; `id` is read as the same (PROD-004). */
  readonly offerId?: string;
  readonly activityDates?: readonly ActivityDate[];
  /** Length and people of a gift. */
  readonly giftNights?: number;
  readonly giftAdult?: number;
  /** The payment failed and the visitor was sent back. */
  readonly error?: boolean;
  /** A payment by wallet is under way: a visitor who comes back to this address is informed of its state. */
  readonly isLoading?: boolean;
}

/** The query with another flow in it; booking is not said. */
export function withStayFlow(search: string, flow: SearchFlow): string {
  const params = new URLSearchParams(search);
  if (flow === 'booking') params.delete('flow');
  else params.set('flow', flow);
  const text = params.toString();
  return text && `?${text}`;
}

/** A stay as a gift of so many nights; for two adults unless said otherwise. */
export function giftStayHref(path: string, { giftNights, giftAdult }: Pick<StayState, 'giftNights' | 'giftAdult'>): string {
  const state: StayState = { ...DEFAULT_PARTY, ...(giftNights && { giftNights }), ...(giftAdult && { giftAdult }) };
  return `${path}${withStayFlow(formatStayMirror(state), 'gifting')}`;
}

/** Reads the state of a stay page; arrival and nights make a departure; never throws. */
export function parseStayAddress(address: StateAddress): StayState {
  const params = addressParams(address);
  const { checkin, checkout, night } = readDates(params);
  const departure = checkout ?? (checkin && night ? addDays(checkin, night) : undefined);
  const offerId = identifier(params.get('offerId', 'id'));
  const activityDates = parseActivityDates(params.get('activityDates'));
  const giftNights = wholeNumber(params.get('giftNights'), NIGHT_LIMITS);
  const giftAdult = wholeNumber(params.get('giftAdult', 'giftAdults'), PARTY_LIMITS.adults);
  return {
    ...(checkin && { checkin }),
    ...(departure && { checkout: departure }),
    ...readParty(params),
    ...(offerId && { offerId }),
    ...(activityDates.length > 0 && { activityDates }),
    ...(giftNights && { giftNights }),
    ...(giftAdult && { giftAdult }),
    ...(params.get('error') === '1' && { error: true }),
    ...(params.get('isLoading') === '1' && { isLoading: true }),
  };
}

/** `''` or `#checkin=…`. */
export function formatStayHash(state: StayState): string {
  return paramText('#', stayPairs(state));
}

/** The same as a query, for links that the server must be able to render. */
export function formatStayMirror(state: StayState): string {
  return paramText('?', stayPairs(state));
}

function stayPairs(state: StayState): ParamPair[] {
  const pairs: ParamPair[] = [];
  if (state.checkin) pairs.push(['checkin', state.checkin]);
  if (state.checkin && state.checkout) pairs.push(['checkout', state.checkout]);
  pairs.push(...writeParty(state));
  if (state.offerId) pairs.push(['offerId', state.offerId]);
  if (state.activityDates?.length) pairs.push(['activityDates', formatActivityDates(state.activityDates)]);
  if (state.giftNights) pairs.push(['giftNights', String(state.giftNights)]);
  if (state.giftAdult) pairs.push(['giftAdult', String(state.giftAdult)]);
  if (state.error) pairs.push(['error', '1']);
  if (state.isLoading) pairs.push(['isLoading', '1']);
  return pairs;
}
