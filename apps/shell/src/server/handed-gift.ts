import type { Locale } from '@shop/contracts';
import { hrefFor, type ResolvedAddress } from '@shop/routes';

/** A gift's code, and the page that it is handed to. */
export interface HandedGift {
  readonly code: string;
  /** Without the locale's prefix. */
  readonly path: string;
}

/**
 * The address on a voucher, `/{code}` (GIFT-017), is answered with the page where gifts are used, which opens the gift in the browser:
 * so the code is out of the address before anything is drawn, and no second page has to be loaded. Undefined for all other addresses.
 */
export function handedGift(address: ResolvedAddress, locale: Locale): HandedGift | undefined {
  if (address.kind !== 'screen' || address.screen !== 'boxLanding') return undefined;
  const { code } = address.params;
  return code ? { code, path: hrefFor('beneficiaryLogin', locale) } : undefined;
}
