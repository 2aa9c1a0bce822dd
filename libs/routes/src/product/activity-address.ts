import type { Locale } from '@shop/contracts';
import { DEFAULT_PARTY, PARTY_LIMITS } from '@shop/domain';
import { hrefFor } from '../address/href.ts';
import { addressParams, type StateAddress } from '../address-params.ts';
import { paramText } from '../party-params.ts';
import { wholeNumber } from '../read-param.ts';

/** What the activity page remembers in its hash: how many adults (spec 2, section 4, activity purchase). */
export interface ActivityState {
  /** 1 to 20; the prices of the activity may reach less far. */
  readonly adults: number;
}

/** Reads the party of an activity page; two adults where it says none. Never throws. */
export function parseActivityAddress(address: StateAddress): ActivityState {
  return { adults: wholeNumber(addressParams(address).get('a', 'adult'), PARTY_LIMITS.adults) ?? DEFAULT_PARTY.adults };
}

/** `#a=3`, also for two adults: a chosen party stands in the address. */
export function formatActivityHash({ adults }: ActivityState): string {
  return paramText('#', [['a', String(adults)]]);
}

/** The same as a query, for links that the server must be able to render; two adults go without saying. */
export function formatActivityMirror({ adults }: ActivityState): string {
  return paramText('?', adults === DEFAULT_PARTY.adults ? [] : [['a', String(adults)]]);
}

/** An activity in the booking summary: as a gift, or for the buyer's own use. */
export interface ActivityCheckout extends ActivityState {
  readonly id: string;
  readonly isOwnUse?: boolean;
}

/** Address of the booking summary for an activity, without the locale's prefix; own use is `customType=OWN_USE`. */
export function activityCheckoutHref(locale: Locale, { id, adults, isOwnUse }: ActivityCheckout): string {
  return hrefFor('checkout', locale, {}, { query: { flow: 'activity', id, a: adults, customType: isOwnUse ? 'OWN_USE' : undefined } });
}
