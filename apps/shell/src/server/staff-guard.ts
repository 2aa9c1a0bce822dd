import { hrefFor, resolveAddress } from '@shop/routes';
import type { Site } from '@shop/contracts';

interface StaffRequest {
  /** The whole host is customer care's (ACC-011). */
  readonly isCareHost: boolean;
  readonly isSignedIn: boolean;
  readonly site: Pick<Site, 'locale' | 'prefix'>;
  /** Without the locale's prefix. */
  readonly path: string;
  /** With its `?`, or empty. */
  readonly search: string;
}

/** Where a request without a token is redirected on a host of customer care: its login page, which knows the way back; undefined for all others. */
export function staffGuard({ isCareHost, isSignedIn, site: { locale, prefix }, path, search }: StaffRequest): string | undefined {
  if (!isCareHost || isSignedIn) return undefined;
  const address = resolveAddress(path, locale);
  if (address.kind === 'screen' && address.screen === 'careLogin') return undefined;
  return prefix + hrefFor('careLogin', locale, {}, { query: { origin: path + search } });
}
