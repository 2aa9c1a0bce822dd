import { SOLD_LOCALES, type Locale } from '@shop/contracts';
import { hostName } from './hosts.ts';
import { hostsAround, type SiteConfig } from './resolve-site.ts';

/** Public address of each sold locale, without a trailing slash. */
export type LocaleOrigins = Readonly<Partial<Record<Locale, string>>>;

/**
 * Where each locale is sold, seen from the host that was asked: a country's host leads to the other countries' hosts on
 * the same port, and so does a host that is not public, such as customer care's, where the public address is a country's (ACC-017);
 * any other host leads to the locale's prefix on itself; a brand's host to the brand's own locales alone. A locale that no host of a
 * country sells is not among them, and `en_GB` never (SHELL-013).
 */
export function localeOrigins(host: string, config: SiteConfig): LocaleOrigins {
  const hosts = hostsAround(host, config);
  const at = Object.hasOwn(hosts, hostName(host)) ? host : new URL(config.publicOrigin(host, '')).host;
  const port = /:\d+$/.exec(at)?.[0] ?? '';
  const isCountry = Object.hasOwn(hosts, hostName(at));
  return Object.fromEntries(
    SOLD_LOCALES.flatMap((locale) => {
      if (!isCountry) return [[locale, config.publicOrigin(host, locale === config.defaultLocale ? '' : `/${locale}`)]];
      const home = homeOf(locale, hosts);
      return home ? [[locale, config.publicOrigin(`${home.name}${port}`, home.prefix)]] : [];
    }),
  );
}

function homeOf(locale: Locale, hosts: NonNullable<SiteConfig['hosts']>): { name: string; prefix: string } | undefined {
  for (const [name, locales] of Object.entries(hosts))
    for (const [prefix, held] of Object.entries(locales)) if (held === locale) return { name, prefix };
  return undefined;
}
