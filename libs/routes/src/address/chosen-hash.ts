import type { Locale } from '@shop/contracts';
import { resolveAddress, type KnownAddresses } from './resolve-address.ts';
import type { Screen } from './screen.ts';

/** Screens whose hash holds what a visitor has chosen: a search, dates and party, how a gift is made. */
const CHOSEN_IN_HASH: readonly Screen[] = [
  'home',
  'landing',
  'minisite',
  'results',
  'activities',
  'stay',
  'activity',
  'hotel',
  'box',
  'boxLanding',
  'giftStays',
  'giftSetup',
  'giftcard',
];

interface HashOfPage {
  /** Without the locale's prefix. */
  readonly path: string;
  readonly locale: Locale;
  readonly hash: string;
  /** Partner and landing pages are pages of offers too. */
  readonly known?: KnownAddresses;
}

/**
 * The hash of a page where it may be passed on in a query, which servers and their logs read: what a visitor has chosen. That of
 * other pages may open something: an order's key, a token of a mail. Empty for these.
 */
export function chosenHash({ path, locale, hash, known }: HashOfPage): string {
  const found = resolveAddress(path, locale, known);
  return found.kind === 'screen' && CHOSEN_IN_HASH.includes(found.screen) ? hash : '';
}
