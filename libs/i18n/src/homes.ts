import type { Locale } from '@shop/contracts';
import type { HostLocales } from './hosts.ts';
import type { LocaleOrigins } from './locale-origins.ts';

/**
 * Where mails and documents lead, by the locale they are written in: its host and prefix, at the protocol and port of the shop's
 * public address. Locales without a host of their own have no home (SHELL-013).
 */
export function homesOn(hosts: Readonly<Record<string, HostLocales>>, publicOrigin: string): LocaleOrigins {
  const { protocol, port } = new URL(publicOrigin);
  const homes: Partial<Record<Locale, string>> = {};
  for (const [name, locales] of Object.entries(hosts))
    for (const [prefix, locale] of Object.entries(locales)) homes[locale] ??= `${protocol}//${name}${port && `:${port}`}${prefix}`;
  return homes;
}
