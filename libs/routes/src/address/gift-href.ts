import type { Locale } from '@shop/contracts';
import { plainText } from '@shop/domain';
import { hrefFor } from './href.ts';
import { UNREADABLE_CODE } from './unreadable-code.ts';
import { resolveAddress } from './resolve-address.ts';

/** Where a code from a query leads: to its landing (GIFT-017), or to the field for codes, which says that this was none. */
export function giftHref(locale: Locale, typed: string): string {
  const code = plainText(typed.normalize('NFKC')).replaceAll(/\s/g, '').toUpperCase();
  const found = resolveAddress(`/${code}`, locale);
  const isCode = found.kind === 'screen' && found.screen === 'boxLanding';
  if (isCode) return hrefFor('boxLanding', locale, { code });
  return hrefFor('beneficiaryLogin', locale, {}, code ? { query: UNREADABLE_CODE } : {});
}
