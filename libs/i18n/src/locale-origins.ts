import { SOLD_LOCALES, type Locale } from '@shop/contracts';
import { hostName } from './hosts.ts';
import { hostsAround, type SiteConfig } from './resolve-site.ts';

/** Public address of each sold locale, without a trailing slash. */
export type LocaleOrigins = Readonly<Partial<Record<Locale, string>>>;

/**
 * Where each locale is sold, seen from the host that was asked: a country's host leads to the other countries' hosts on
 * the same port, any other host to the locale's prefix on itself; a brand's host to the brand's own locales alone. `en_GB` is never among them (SHELL-013).
 */
export function localeOrigins(host: string, config: SiteConfig): LocaleOrigins {
  const hosts = hostsAround(host, config);
  const isBrand = config.ownHosts?.includes(hosts) ?? false;
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  const isCountry = Object.hasOwn(hosts, hostName(host));
  return Object.fromEntries(
    SOLD_LOCALES.filter((locale) => !isBrand || homeOf(locale, hosts)).map((locale) => {
      if (!isCountry) return [locale, config.publicOrigin(host, locale === config.defaultLocale ? '' : `/${locale}`)];
      const { name, prefix } = homeOf(locale, hosts) ?? { name: hostName(host), prefix: `/${locale}` };
      return [locale, config.publicOrigin(`${name}${port}`, prefix)];
    }),
  );
}

function homeOf(locale: Locale, hosts: NonNullable<SiteConfig['hosts']>): { name: string; prefix: string } | undefined {
  for (const [name, locales] of Object.entries(hosts))
    for (const [prefix, held] of Object.entries(locales)) if (held === locale) return { name, prefix };
  return undefined;
}
