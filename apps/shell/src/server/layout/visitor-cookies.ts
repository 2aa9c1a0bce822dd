export type { Experiments } from '@shop/analytics';

/** Set when a customer signs in (ACC-003). */
export const TOKEN_COOKIE = 'access_token';
/** Set while this browser has opened a gift. */
export const GIFT_COOKIE = 'beneficiary';
/** The language chosen on the Belgian splash page or in the header (SHELL-064). */
export const LANGUAGE_COOKIE = 'last_language';
/** The native app asked for its first page; needed for the rest of its session. */
export const APP_COOKIE = 'native_app';
/** The partner whose page on the shop's own host was opened: its brand stays for the browser's session. */
export const BRAND_COOKIE = 'brand';

/** Cookies of a header by name; the first of a name counts, what cannot be decoded is taken as it is. */
export function readCookies(header: string | undefined): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at > 0 && !(name in cookies)) cookies[name] = decoded(part.slice(at + 1).trim());
  }
  return cookies;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
