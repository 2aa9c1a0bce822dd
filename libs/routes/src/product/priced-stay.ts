import type { SearchFlow } from '@shop/domain';
import { withMinisite } from '../minisite-param.ts';
import { formatStayMirror, withStayFlow, type StayState } from './stay-address.ts';

/** Whom and which days the price of a stay was requested for, and of which of its offers. */
export type PricedStay = Pick<StayState, 'checkin' | 'checkout' | 'adults' | 'children' | 'babies' | 'offerId'>;

interface Requested {
  readonly flow: SearchFlow;
  readonly minisite?: number | undefined;
}

/** A stay opens with what its price was requested for: people, days and flow, for the visitors of a partner (PROD-002, PROD-084). */
export function pricedStayHref(path: string, stay: PricedStay, { flow, minisite }: Requested): string {
  return withMinisite(`${path}${withStayFlow(formatStayMirror(stay), flow)}`, minisite);
}
