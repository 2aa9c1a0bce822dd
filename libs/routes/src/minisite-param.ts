import { wholeNumber } from './read-param.ts';

/** A partner's site has a number (spec 2, section 3, partner minisite record). */
const NUMBERS = { min: 1, max: 999_999 };

/** The partner's site that a visitor came from, as the query says it (`minisite=360`); undefined for everybody else. */
export function minisiteOf(search: string): number | undefined {
  return wholeNumber(new URLSearchParams(search).get('minisite'), NUMBERS);
}

/** The same address, saying that the visitor comes from a partner's site; its hash stays. */
export function withMinisite(href: string, minisite: number | undefined): string {
  if (minisite === undefined) return href;
  const [path = '', hash] = href.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}minisite=${minisite}${hash === undefined ? '' : `#${hash}`}`;
}
