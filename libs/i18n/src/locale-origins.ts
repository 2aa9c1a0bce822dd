import { SOLD_LOCALES, type Locale } from '@shop/contracts';
import { hostName } from './hosts.ts';
import { hostsAround, type SiteConfig } from './resolve-site.ts';

/** Public address of each sold locale, without a trailing slash. */
export type LocaleOrigins = Readonly<Partial<Record<Locale, string>>>;

/**
 * Where each locale is sold, seen from the host that was asked: a country's host leads to the other countries' hosts on
 * the same port, any other host to the locale's prefix on itself; a brand's host to the brand's own locales alone. A locale that no host of a country
 * sells is not among them, and `en_GB` never (SHELL-013).
 */
export function localeOrigins(host: string, config: SiteConfig): LocaleOrigins {
  const hosts = hostsAround(host, config);
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  const isCountry = Object.hasOwn(hosts, hostName(host));
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
