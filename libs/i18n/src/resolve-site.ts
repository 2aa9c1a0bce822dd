import type { Locale, Site } from '@shop/contracts';
import { clockOf } from './clock.ts';
import { defaultHosts, hostName, type HostLocales } from './hosts.ts';
import { isLocale, pointOfSaleOf } from './locale.ts';

export interface SiteConfig {
  /** Locales by host name; `defaultHosts` when left out. */
  readonly hosts?: Readonly<Record<string, HostLocales>>;
  /** Hosts that lead to each other alone, such as those of a partner's brand. */
  readonly ownHosts?: readonly Readonly<Record<string, HostLocales>>[];
  /** On a host that belongs to nobody and without a prefix. */
  readonly defaultLocale: Locale;
  /** Whether `en_GB` can be reached, for review only (SHELL-013). */
  readonly reviewLocale: boolean;
  /** Public address of a host and prefix, without a trailing slash. `host` comes as it was asked for, port included. */
  publicOrigin(host: string, prefix: string): string;
}

export interface SiteRequest {
  readonly host: string;
  /** Path of the request, without query. */
  readonly path: string;
  readonly now: Date;
  readonly config: SiteConfig;
}

/** `path` of a site is what follows its prefix. A splash keeps the whole path: anything but `/` is an unknown address. */
export type ResolvedSite =
  | { readonly kind: 'site'; readonly site: Site; readonly path: string }
  | { readonly kind: 'splash'; readonly pointOfSale: 'BE'; readonly path: string };

/** Which shop, in which language, a request is for (SHELL-013). */
export function resolveSite({ host, path, now, config }: SiteRequest): ResolvedSite {
  const locales = localesOfHost(host, config);
  const prefix = firstSegment(path);
  const prefixed = Object.hasOwn(locales, prefix) ? locales[prefix] : undefined;
  const locale = prefixed ?? locales[''];
  if (!locale) return { kind: 'splash', pointOfSale: 'BE', path };
  const stored = prefixed ? prefix : '';
  const pointOfSale = pointOfSaleOf(locale);
  const site: Site = { locale, pointOfSale, prefix: stored, ...clockOf(pointOfSale, now), origin: config.publicOrigin(host, stored) };
  return { kind: 'site', site, path: path.slice(stored.length) || '/' };
}

/** The locale that a host serves on its bare path has one address: that path, not its prefix (SHELL-053, docs/decisions/2026-11-23-open-points.md). */
export function isNeedlessPrefix({ locale, prefix }: Site, { host, config }: Pick<SiteRequest, 'host' | 'config'>): boolean {
  return prefix !== '' && localesOfHost(host, config)[''] === locale;
}

function localesOfHost(host: string, config: SiteConfig): HostLocales {
  const hosts = hostsAround(host, config);
  const own = Object.hasOwn(hosts, hostName(host)) ? hosts[hostName(host)] : undefined;
  if (own && (config.reviewLocale || !Object.values(own).includes('en_GB'))) return own;
  return anyHost(config);
}

/** The hosts that a host belongs to: a brand's own, or the shop's. */
export function hostsAround(host: string, { hosts = defaultHosts, ownHosts = [] }: SiteConfig): Readonly<Record<string, HostLocales>> {
  return ownHosts.find((own) => Object.hasOwn(own, hostName(host))) ?? hosts;
}

/** On a host that belongs to nobody the locale's own name is the prefix: `/nl_BE`. */
function anyHost({ defaultLocale, reviewLocale }: SiteConfig): HostLocales {
  const names = ['fr_FR', 'es_ES', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT', ...(reviewLocale ? ['en_GB'] : [])].filter(isLocale);
  return { '': defaultLocale, ...Object.fromEntries(names.map((name) => [`/${name}`, name])) };
}

function firstSegment(path: string): string {
  return /^\/[^/]+/.exec(path)?.[0] ?? '';
}
