import type { Locale } from '@shop/contracts';
import { addressParams, type StateAddress } from '../address-params.ts';
import { readDates } from '../date-params.ts';
import { paramText, readParty, writeParty, type ParamPair } from '../party-params.ts';
import { identifier } from '../read-param.ts';
import { isActivityCheckout } from '../product/checkout-address.ts';
import { giftSetupHref, parseGiftCheckout } from '../product/gift-address.ts';
import { hrefFor } from './href.ts';
import { resolveAddress } from './resolve-address.ts';
import type { Screen } from './screen.ts';

interface Here extends StateAddress {
  /** Without the locale's prefix. */
  readonly path: string;
  readonly locale: Locale;
}

/** Where the simplified header's back control leads: an address without the prefix, or the step before in the browser. */
export type BackTarget = { readonly kind: 'address'; readonly to: string } | { readonly kind: 'history' };

const HOME: readonly Screen[] = ['confirmation', 'giftcard'];
/** Screens that an `origin` in the query may name. */
const DETAILS: readonly Screen[] = ['hotel', 'activity', 'results', 'activities', 'stay', 'box'];

/**
 * Back to the hotel, activity or search detail with dates and party kept, to home on some pages, otherwise in the
 * browser's history (spec 2, section 2; SHELL-024).
 */
export function backTarget(here: Here): BackTarget {
  const found = resolveAddress(here.path, here.locale);
  if (found.kind !== 'screen') return { kind: 'history' };
  if (HOME.includes(found.screen)) return { kind: 'address', to: '/' };
  const gift = found.screen === 'checkout' ? parseGiftCheckout(here.search) : undefined;
  if (gift && gift.kind !== 'missing' && !originOf(here)) return { kind: 'address', to: giftSetupHref(here.locale, gift) };
  const detail = originOf(here) ?? productOf(found.screen, found.params, here);
  return detail ? { kind: 'address', to: `${detail}${stateOf(here)}` } : { kind: 'history' };
}

/** The page that said where it sent the visitor from; only a detail page of this shop is believed. */
function originOf({ search, locale }: Here): string | undefined {
  const origin = new URLSearchParams(search).get('origin');
  if (!origin?.startsWith('/') || /[?#]/.test(origin)) return undefined;
  const found = resolveAddress(origin, locale);
  return found.kind === 'screen' && DETAILS.includes(found.screen) ? hrefFor(found.screen, locale, found.params) : undefined;
}

function productOf(screen: Screen, params: Readonly<Record<string, string>>, { search, locale }: Here): string | undefined {
  const query = new URLSearchParams(search);
  const id = identifier(query.get('id'));
  const hotel = identifier(query.get('hotelId'));
  if (screen === 'giftSetup') return `${hrefFor('stay', locale, { id: params.id })}?flow=gifting`;
  if (screen !== 'checkout') return undefined;
  if (hotel) return hrefFor('hotel', locale, { id: hotel });
  return id && hrefFor(isActivityCheckout(query) ? 'activity' : 'stay', locale, { id });
}

/** Dates, party and the chosen offer, wherever this page keeps them. */
function stateOf(here: Here): string {
  const params = addressParams(here);
  const { checkin, checkout, night } = readDates(params);
  const given: Record<string, string | undefined> = {
    checkin,
    checkout,
    night: night === undefined ? undefined : String(night),
    offerId: identifier(params.get('offerId')),
    activityDates: params.get('activityDates') ?? undefined,
    giftNights: identifier(params.get('giftNights')),
    giftAdult: identifier(params.get('giftAdult', 'giftAdults')),
  };
  const pairs = Object.entries(given).flatMap(([key, value]): ParamPair[] => (value ? [[key, value]] : []));
  return paramText('#', [...pairs, ...writeParty(readParty(params))]);
}
