import type { Locale, RemoteName, Toggles } from '@shop/contracts';
import { hrefFor } from './href.ts';
import { matchPattern, segmentsOf } from './match-pattern.ts';
import { isOpen } from './gates.ts';
import { redirectedPatterns, routeAliases, routePattern } from './route-table.ts';
import { remoteOf, SCREENS, type Screen } from './screen.ts';

export type ResolvedAddress =
  | { readonly kind: 'screen'; readonly screen: Screen; readonly remote: RemoteName; readonly params: Record<string, string> }
  /** 308, the query kept by the caller; `to` has no prefix. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'notFound' };

export interface KnownAddresses {
  /** First segments of the partner pages; no other word is one (spec 2, section 2). */
  readonly minisites?: readonly string[];
  /** First segments of the landing pages. */
  readonly landings?: readonly string[];
  /** Screens whose switch is off are unknown addresses; without switches all are open. */
  readonly toggles?: Toggles;
}

const LONGEST_PATH = 500;
/** Codes of boxes and vouchers: capitals and digits, with a digit or the ending BOX (GIFT-017). */
const CODE = /^(?=.*\d|.*BOX$)[A-Z0-9][A-Z0-9-]{2,39}$/;
/** A code of the shop's own letters (no 0, O, 1, I, L), three groups of four, however it is typed. */
const TYPED_CODE = /^(?=.*\d)([2-9a-hjkmnp-z]{4}[- ]?){3}$/i;
const OPEN_SCREENS: readonly Screen[] = ['boxLanding', 'minisite', 'landing'];
const NAMED_SCREENS = SCREENS.filter((screen) => !OPEN_SCREENS.includes(screen));

/** What an address (path without the locale's prefix) shows: spec 2, section 2; SHELL-001, SHELL-007, GIFT-017. Never throws. */
export function resolveAddress(path: string, locale: Locale, known: KnownAddresses = {}): ResolvedAddress {
  const segments = path.length <= LONGEST_PATH ? segmentsOf(path) : null;
  if (!segments) return { kind: 'notFound' };
  const found = findNamed(segments, locale) ?? findOpen(segments, known);
  if (!found || !isOpen(found.screen, known.toggles)) return { kind: 'notFound' };
  const { screen, params, pattern } = found;
  const isTidy = path === '/' || !/\/\/|\/$/.test(path);
  const isOwn = pattern === routePattern(screen, locale) || routeAliases(screen).includes(pattern);
  if (isTidy && isOwn) return { kind: 'screen', screen, remote: remoteOf(screen), params };
  return { kind: 'redirect', to: hrefFor(screen, locale, params) };
}

/** While the partner and landing pages are not known, a path of one word may be one of them. */
export function mayBeContent(path: string, { minisites, landings }: KnownAddresses): boolean {
  return (!minisites || !landings) && segmentsOf(path)?.length === 1;
}

interface Found {
  readonly screen: Screen;
  readonly params: Record<string, string>;
  readonly pattern: string;
}

function findNamed(segments: readonly string[], locale: Locale): Found | undefined {
  return (
    findBy(segments, (screen) => [routePattern(screen, locale), ...routeAliases(screen)]) ??
    findBy(segments, (screen) => redirectedPatterns(screen))
  );
}

function findBy(segments: readonly string[], patternsOf: (screen: Screen) => readonly string[]): Found | undefined {
  for (const screen of NAMED_SCREENS) {
    for (const pattern of patternsOf(screen)) {
      const params = matchPattern(pattern, segments);
      if (params) return { screen, params, pattern };
    }
  }
  return undefined;
}

function findOpen(segments: readonly string[], { minisites = [], landings = [] }: KnownAddresses): Found | undefined {
  const [word, ...others] = segments;
  if (!word || others.length) return undefined;
  if (minisites.includes(word)) return { screen: 'minisite', params: { slug: word }, pattern: '/:slug' };
  if (landings.includes(word)) return { screen: 'landing', params: { slug: word }, pattern: '/:slug' };
  if (CODE.test(word) || TYPED_CODE.test(word)) return { screen: 'boxLanding', params: { code: word }, pattern: '/:code' };
  return undefined;
}
