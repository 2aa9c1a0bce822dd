import type { StateAddress } from '../address-params.ts';
import type { Screen } from './screen.ts';

/** What redirected visitors bring in the query, and links that the server must be able to render, by the key that carries it in the hash (spec 2, section 7). */
const MOVED: Readonly<Record<string, string>> = {
  checkin: 'checkin',
  checkout: 'checkout',
  night: 'night',
  adult: 'a',
  child: 'c',
  baby: 'b',
  a: 'a',
  c: 'c',
  b: 'b',
  s: 's',
};

/** Screens that read their dates and party from the hash; the results and the booking summary have rules of their own. */
const SCREENS: readonly Screen[] = ['stay', 'hotel', 'activity', 'giftSetup', 'box', 'home', 'landing', 'minisite'];

/**
 * The same address with dates and party in the hash, where the query holds them; undefined when there is nothing to move.
 * What the hash says already wins; everything else stays in the query.
 */
export function movedIntoHash(screen: Screen, { search, hash }: StateAddress): StateAddress | undefined {
  const query = new URLSearchParams(search);
  if (!SCREENS.includes(screen) || !Object.keys(MOVED).some((key) => query.has(key))) return undefined;
  const inHash = new URLSearchParams(hash.replace(/^#/, ''));
  for (const [key, name] of Object.entries(MOVED)) {
    const value = query.get(key);
    if (value && !inHash.has(name) && !inHash.has(key)) inHash.set(name, value);
    query.delete(key);
  }
  return { search: query.size ? `?${query.toString()}` : '', hash: inHash.size ? `#${inHash.toString()}` : '' };
}
