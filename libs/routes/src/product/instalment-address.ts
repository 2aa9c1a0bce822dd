import type { Locale } from '@shop/contracts';
import { hrefFor } from '../address/href.ts';
import { identifier } from '../read-param.ts';

/** One amount of an order that is paid in several. */
export interface InstalmentAddress {
  readonly orderUUID: string;
  /** From 1. */
  readonly number: number;
}

const PARAM = 'instalment';

/** The instalment that a booking summary is to take the payment of (`booking=<uuid>&instalment=2`); undefined where it sells. */
export function paidInstalmentOf(search: string): InstalmentAddress | undefined {
  const query = new URLSearchParams(search);
  const orderUUID = identifier(query.get('booking'));
  const number = Number(query.get(PARAM));
  return orderUUID && Number.isInteger(number) && number > 0 ? { orderUUID, number } : undefined;
}

/** The booking summary that takes the payment of an instalment: cards are typed on no other page. Whose booking it is stands in no address. */
export function payInstalmentHref(locale: Locale, { orderUUID, number }: InstalmentAddress): string {
  return hrefFor('checkout', locale, {}, { query: { booking: orderUUID, [PARAM]: number } });
}
