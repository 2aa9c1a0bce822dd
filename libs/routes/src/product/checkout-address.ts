import type { LocalDate, Locale } from '@shop/contracts';
import { hrefFor } from '../address/href.ts';
import { addressParams } from '../address-params.ts';
import { readDates } from '../date-params.ts';
import { readParty } from '../party-params.ts';
import { identifier } from '../read-param.ts';

/** What the booking summary is about (decisions: all in the query). */
export interface CheckoutState {
  /** Of the stay. */
  readonly id: string;
  readonly checkin: LocalDate;
  readonly checkout: LocalDate;
  readonly adults: number;
  readonly children: number;
  readonly babies: number;
}

/** Reads a booking summary's address, or names the first thing that it lacks. Never throws. */
export function parseCheckoutAddress(search: string): CheckoutState | { readonly missing: 'id' | 'checkin' | 'checkout' } {
  const params = addressParams({ search, hash: '' });
  const id = identifier(params.get('id'));
  const { checkin, checkout } = readDates(params);
  if (!id) return { missing: 'id' };
  if (!checkin) return { missing: 'checkin' };
  if (!checkout) return { missing: 'checkout' };
  return { id, checkin, checkout, ...readParty(params) };
}

/** Address of the booking summary, without the locale's prefix. */
export function checkoutHref(locale: Locale, state: CheckoutState): string {
  const { id, checkin, checkout, adults, children, babies } = state;
  return hrefFor('checkout', locale, {}, { query: { id, checkin, checkout, a: adults, c: children || undefined, b: babies || undefined } });
}
