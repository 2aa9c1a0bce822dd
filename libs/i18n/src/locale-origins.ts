import { SOLD_LOCALES, type Locale } from '@shop/contracts';
import { defaultHosts, hostName } from './hosts.ts';
import type { SiteConfig } from './resolve-site.ts';

/** Public address of each sold locale, without a trailing slash. */
export type LocaleOrigins = Readonly<Partial<Record<Locale, string>>>;

/**
 * Where each locale is sold, seen from the host that was asked: a country's host leads to the other countries' hosts on
 * the same port, any other host to the locale's prefix on itself. `en_GB` is never among them (decision A-008).
 */
export function localeOrigins(host: string, config: SiteConfig): LocaleOrigins {
  const hosts = config.hosts ?? defaultHosts;
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  const isCountry = Object.hasOwn(hosts, hostName(host));
  return Object.fromEntries(
    SOLD_LOCALES.map((locale) => {
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
