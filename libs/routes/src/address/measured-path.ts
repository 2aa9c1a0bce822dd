import type { Locale } from '@shop/contracts';
import { routePattern } from './route-table.ts';
import type { Screen } from './screen.ts';

/**
 * A page's address as analytics are told it: the pattern of its route. An address itself may be the id of an order or the
 * code of a gift, and one that leads nowhere a code that was typed wrong.
 */
export function measuredPath(screen: Screen | undefined, { locale, prefix }: { locale: Locale; prefix: string }): string {
  return prefix + (screen ? routePattern(screen, locale) : '/not-found');
}

/** Whose address is a secret: anyone who reads it can spend the gift, or see the list. Nobody else's script runs there. */
export function isSecretAddress(screen: Screen | undefined): boolean {
  return screen === 'boxLanding' || screen === 'sharedWishlist';
}
