import type { LocalDate, Locale } from '@shop/contracts';
import { hrefFor } from '../address/href.ts';
import { addressParams } from '../address-params.ts';
import { readDates } from '../date-params.ts';
import { minisiteOf } from '../minisite-param.ts';
import { readParty } from '../party-params.ts';
import { identifier } from '../read-param.ts';
import { parseActivityAddress, type ActivityCheckout } from './activity-address.ts';
import { parseGiftCheckout, type GiftCheckout } from './gift-address.ts';
import { formatActivityDates, parseActivityDates, type ActivityDate } from './activity-dates.ts';

/** What the booking summary is about (GIFT-030, API-045: all in the query). */
export interface CheckoutState {
  /** Of the stay. */
  readonly id: string;
  readonly checkin: LocalDate;
  readonly checkout: LocalDate;
  readonly adults: number;
  readonly children: number;
  readonly babies: number;
  /** The days of the stay's activities; none where nothing was chosen. */
  readonly activityDates?: readonly ActivityDate[];
  /** Number of the partner's site that the customer came from. */
  readonly minisite?: number;
}

/** What a booking summary sells, or the first thing that its address lacks. */
export type CheckoutProduct =
  | { readonly kind: 'stay'; readonly requested: CheckoutState }
  | { readonly kind: 'activity'; readonly requested: ActivityCheckout }
  | GiftCheckout
  | { readonly kind: 'missing'; readonly missing: 'id' | 'amount' | 'checkin' | 'checkout' };

/** Reads what is sold: an activity (`flow=activity`, `customType=OWN_USE`) and a gift say so, all else is a stay. Never throws. */
export function parseCheckoutProduct(search: string): CheckoutProduct {
  const query = new URLSearchParams(search);
  if (!isActivityCheckout(query)) {
    const gift = parseGiftCheckout(search);
    if (gift) return gift;
    const requested = parseCheckoutAddress(search);
    return 'missing' in requested ? { kind: 'missing', ...requested } : { kind: 'stay', requested };
  }
  const id = identifier(query.get('id'));
  const isOwnUse = query.get('customType') === 'OWN_USE';
  return id
    ? { kind: 'activity', requested: { id, ...parseActivityAddress({ search, hash: '' }), isOwnUse } }
    : { kind: 'missing', missing: 'id' };
}

export function isActivityCheckout(query: URLSearchParams): boolean {
  return query.get('flow') === 'activity' || query.get('type') === 'activity' || query.get('customType') === 'OWN_USE';
}

/** Reads a booking summary's address, or names the first thing that it lacks. Never throws. */
export function parseCheckoutAddress(search: string): CheckoutState | { readonly missing: 'id' | 'checkin' | 'checkout' } {
  const params = addressParams({ search, hash: '' });
  const id = identifier(params.get('id'));
  const { checkin, checkout } = readDates(params);
  if (!id) return { missing: 'id' };
  if (!checkin) return { missing: 'checkin' };
  if (!checkout) return { missing: 'checkout' };
  const activityDates = parseActivityDates(params.get('activityDates'));
  const minisite = minisiteOf(search);
  return { id, checkin, checkout, ...readParty(params), ...(activityDates.length > 0 && { activityDates }), ...(minisite && { minisite }) };
}

/** Address of the booking summary, without the locale's prefix. */
export function checkoutHref(locale: Locale, state: CheckoutState): string {
  const { id, checkin, checkout, adults, children, babies, activityDates = [], minisite } = state;
  const party = { a: adults, c: children || undefined, b: babies || undefined };
  return hrefFor(
    'checkout',
    locale,
    {},
    { query: { id, checkin, checkout, ...party, activityDates: formatActivityDates(activityDates) || undefined, minisite } },
  );
}
