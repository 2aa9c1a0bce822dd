import type { Locale } from '@shop/contracts';
import { resolveAddress } from './resolve-address.ts';
import type { Screen } from './screen.ts';

/** Their hash holds what a visitor has chosen; that of others may open something: an order's key, a token of a mail. */
const CHOSEN: readonly Screen[] = ['home', 'results', 'activities', 'giftStays', 'stay', 'activity', 'hotel', 'box', 'boxLanding'];

/** The hash of a page where it may be passed on in a query, which servers and their logs read; nothing where it may hold a secret. */
export function chosenHash({ path, locale, hash }: { readonly path: string; readonly locale: Locale; readonly hash: string }): string {
  const found = resolveAddress(path, locale);
  return found.kind === 'screen' && CHOSEN.includes(found.screen) ? hash : '';
}
