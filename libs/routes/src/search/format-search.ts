import type { Locale } from '@shop/contracts';
import { hrefFor } from '../address/href.ts';
import { paramText, writeParty, type ParamPair } from '../party-params.ts';
import { roundDegrees } from '../read-param.ts';
import { writeFilters } from './filter-params.ts';
import { START, type SearchState } from './search-state.ts';

/** `#a=3&city=Annecy…`, only what differs from the start; `''` for the start (spec 1, section 2). */
export function formatSearchHash(state: SearchState): string {
  return paramText('#', hashPairs(state));
}

/** `?flow=booking`, with page, from and minisite where they say something: what never lives in the hash. */
export function formatSearchQuery(state: SearchState): string {
  return paramText('?', queryPairs(state));
}

/** The whole search as a query, for links that the server must be able to render. */
export function formatSearchMirror(state: SearchState): string {
  return paramText('?', [...queryPairs(state), ...hashPairs(state)]);
}

/** Address of the results, without the locale's prefix; activities have a path of their own (spec 1, section 2). */
export function resultsHref(locale: Locale, state: SearchState): string {
  return `${hrefFor(state.flow === 'activity' ? 'activities' : 'results', locale)}${formatSearchMirror(state)}`;
}

function queryPairs({ flow, page, from, minisite }: SearchState): ParamPair[] {
  const pairs: ParamPair[] = [['flow', flow]];
  if (page !== START.page) pairs.push(['page', String(page)]);
  if (from) pairs.push(['from', from]);
  if (minisite) pairs.push(['minisite', String(minisite)]);
  return pairs;
}

function hashPairs(state: SearchState): ParamPair[] {
  const pairs = writeParty(state);
  if (state.place) pairs.push([state.place.kind, state.place.value]);
  if (state.lat !== undefined && state.lng !== undefined) {
    pairs.push(['lat', String(roundDegrees(state.lat))], ['lng', String(roundDegrees(state.lng))]);
  }
  if (state.checkin) pairs.push(['checkin', state.checkin]);
  if (state.checkin && state.checkout) pairs.push(['checkout', state.checkout]);
  if (state.night) pairs.push(['night', String(state.night)]);
  if (state.checkin && state.flexibleDays) pairs.push(['flexibleDays', String(state.flexibleDays)]);
  if (state.theme) pairs.push(['theme', state.theme]);
  pairs.push(...writeFilters(state.filters));
  if (state.giftNights) pairs.push(['giftNights', String(state.giftNights)]);
  if (state.giftFormat) pairs.push(['giftFormat', state.giftFormat]);
  if (state.giftAdults) pairs.push(['giftAdults', String(state.giftAdults)]);
  if (state.sort !== START.sort) pairs.push(['sort', state.sort]);
  return pairs;
}
