import { DEFAULT_PARTY, needsSingleRoom, PARTY_LIMITS, type Party } from '@shop/domain';
import type { AddressParams } from './address-params.ts';
import { wholeNumber } from './read-param.ts';

export type ParamPair = readonly [key: string, value: string];

/** Reads `a`, `c`, `b`, and the long names of redirected visitors (spec 1, section 4). */
export function readParty(params: Pick<AddressParams, 'get'>): Party {
  return {
    adults: wholeNumber(params.get('a', 'adult'), PARTY_LIMITS.adults) ?? DEFAULT_PARTY.adults,
    children: wholeNumber(params.get('c', 'child'), PARTY_LIMITS.children) ?? DEFAULT_PARTY.children,
    babies: wholeNumber(params.get('b', 'baby'), PARTY_LIMITS.babies) ?? DEFAULT_PARTY.babies,
  };
}

/** Writes what differs from two adults; the single room follows from the party (SEARCH-147). */
export function writeParty(party: Party): ParamPair[] {
  const pairs: ParamPair[] = [];
  if (party.adults !== DEFAULT_PARTY.adults) pairs.push(['a', String(party.adults)]);
  if (party.children) pairs.push(['c', String(party.children)]);
  if (party.babies) pairs.push(['b', String(party.babies)]);
  if (needsSingleRoom(party)) pairs.push(['s', '1']);
  return pairs;
}

/** Params as text behind a mark, `''` when there are none. */
export function paramText(mark: '?' | '#', pairs: readonly ParamPair[]): string {
  return pairs.length ? `${mark}${new URLSearchParams(pairs.map(([key, value]) => [key, value])).toString()}` : '';
}
