import type { Locale } from '@shop/contracts';
import { hrefFor } from './href.ts';
import { resolveAddress } from './resolve-address.ts';

/** Where a code from a query leads: to its landing (GIFT-017), or to the field for codes where no address can hold it. */
export function giftHref(locale: Locale, typed: string): string {
  const code = typed.replaceAll(/\s/g, '').toUpperCase();
  const found = resolveAddress(`/${code}`, locale);
  const isCode = found.kind === 'screen' && found.screen === 'boxLanding';
  return isCode ? hrefFor('boxLanding', locale, { code }) : hrefFor('beneficiaryLogin', locale);
}
