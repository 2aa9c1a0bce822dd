import type { Locale } from '@shop/contracts';
import { resolveAddress } from './resolve-address.ts';
import { bannerPageOf } from './screen-facts.ts';

/**
 * The hash of a page where it may be passed on in a query, which servers and their logs read. On pages of offers it holds what a
 * visitor has chosen; that of others may open something: an order's key, a token of a mail.
 */
export function chosenHash({ path, locale, hash }: { readonly path: string; readonly locale: Locale; readonly hash: string }): string {
  const found = resolveAddress(path, locale);
  return found.kind === 'screen' && bannerPageOf(found.screen) ? hash : '';
}
