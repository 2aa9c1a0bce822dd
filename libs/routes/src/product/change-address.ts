import type { Locale } from '@shop/contracts';
import { identifier } from '../read-param.ts';
import { checkoutHref, type CheckoutState } from './checkout-address.ts';

const PARAM = 'modify';

/** The booking that a booking summary is to change (`modify=<uuid>`); undefined where it sells. */
export function changedBookingOf(search: string): string | undefined {
  return identifier(new URLSearchParams(search).get(PARAM));
}

/** The booking summary that makes a stay out of a booking. Whose booking it is stands in no address. */
export function changeHref(locale: Locale, state: CheckoutState, orderUUID: string): string {
  return `${checkoutHref(locale, state)}&${PARAM}=${orderUUID}`;
}
