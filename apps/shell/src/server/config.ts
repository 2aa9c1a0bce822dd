import type { Locale, RemoteName } from '@shop/contracts';
import { isLocale } from '@shop/i18n';
import { defaultHosts, type HostLocales } from '@shop/i18n/server';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything the shell reads from its environment. */
export interface ShellConfig {
  readonly port: number;
  readonly host: string;
  /** How customers reach the shop. */
  readonly protocol: 'http' | 'https';
  /** Where the API answers, e.g. `http://127.0.0.1:4201`. */
  readonly apiAddress: string;
  /** A directory or an HTTP address with `registry.json` and the releases. */
  readonly releases: string;
  /** Folder of this process for the last good releases; outlives it. */
  readonly keptReleases: string;
  /** The operator's public key; every release and every change of the registry must be signed then. Needed in production. */
  readonly rootKey: string | undefined;
  /** What operators sign in with to see the releases; the page is closed without one. */
  readonly operatorToken: string | undefined;
  /** How long `/readyz` says no before the process stops listening. */
  readonly drainSeconds: number;
  /** The shell's own build. */
  readonly assets: string;
  /** Whose `X-Forwarded-*` headers are believed: a balancer in front, e.g. `10.0.0.0/8`. */
  readonly trustedProxies: string;
  readonly defaultLocale: Locale;
  /** `en_GB` is for review and off in production (decision A-008). */
  readonly reviewLocale: boolean;
  /** The whole shop is customer care's, as on a host of its own (decision A-114). */
  readonly customerCare: boolean;
  /** The operator's own map, see `Site.mapTiles`; the embedded base map without it. */
  readonly mapTiles: string | undefined;
  /** App id of the operator's chat messenger; no chat without it. */
  readonly messengerAppId: string | undefined;
  /** The operator's tag of Google, `G-…` or `GTM-…`; it runs with the visitor's consent only. */
  readonly googleTag: string | undefined;
  readonly isProduction: boolean;
  /** Where the shop is to be found, e.g. `https://shop.example`; undefined in a demonstration. */
  readonly publicOrigin: string | undefined;
  /** The operator's points of sale by host name. */
  readonly hosts: Readonly<Record<string, HostLocales>>;
  /** Partners whose visitors are not asked for the newsletter (decision A-118). */
  readonly excludedAffiliates: readonly string[];
  /** Open pages reload when a remote is published. */
  readonly dev: boolean;
  /** Remotes that are taken from a folder in which they are being built, `search=/path`; for development. */
  readonly localRemotes: ReadonlyMap<RemoteName, string>;
}

export function readConfig(env: NodeJS.ProcessEnv): ShellConfig {
  const dataDir = env.DATA_DIR ?? 'var';
  return {
    port: Number(env.PORT ?? 4200),
    host: env.HOST ?? '127.0.0.1',
    protocol: env.PUBLIC_PROTOCOL === 'https' ? 'https' : 'http',
    apiAddress: env.API_ADDRESS ?? `http://127.0.0.1:${env.API_PORT ?? 4201}`,
    releases: env.RELEASES ?? join(dataDir, 'releases'),
    keptReleases: env.KEPT_RELEASES ?? join(dataDir, `last-good-${env.PORT ?? 4200}`),
    rootKey: rootKeyIn(env),
    operatorToken: env.OPERATOR_TOKEN || undefined,
    drainSeconds: Number(env.DRAIN_NOTICE_SECONDS ?? 0),
    assets: env.SHELL_ASSETS ?? 'dist/shell/browser',
    trustedProxies: env.TRUSTED_PROXIES || 'loopback',
    defaultLocale: (env.DEFAULT_LOCALE ?? 'fr_FR') as Locale,
    customerCare: env.CUSTOMER_CARE === '1',
    mapTiles: env.MAP_TILES || undefined,
    messengerAppId: env.MESSENGER_APP_ID || undefined,
    googleTag: /^(G|GT|AW|GTM)-\w+$/.exec(env.GOOGLE_TAG_ID ?? '')?.[0],
    isProduction: env.SHOP_ENV === 'production',
    publicOrigin: (env.SHOP_ENV === 'production' && env.PUBLIC_ORIGIN?.replace(/\/+$/, '')) || undefined,
    hosts: env.SHOP_HOSTS ? hostsIn(env.SHOP_HOSTS) : defaultHosts,
    excludedAffiliates: (env.NEWSLETTER_EXCLUDED_AFFILIATES ?? '').split(',').filter(Boolean),
    dev: env.SHOP_DEV === '1',
    localRemotes: localRemotesIn(env),
    reviewLocale: env.SHOP_ENV !== 'production',
  };
}

/** `shop.fr=fr_FR,shop.be/fr=fr_BE,shop.be/nl=nl_BE`. @throws with the entry that names no host or no locale. */
export function hostsIn(setting: string): Readonly<Record<string, HostLocales>> {
  const hosts: Record<string, Record<string, Locale>> = {};
  for (const entry of setting.split(',').map((text) => text.trim())) {
    const [, host, prefix, locale] = /^([a-z0-9.-]+)(\/[\w-]+)?=([a-z]{2}_[A-Z]{2})$/.exec(entry) ?? [];
    if (!host || !locale || !isLocale(locale))
      throw new Error(`SHOP_HOSTS holds "${entry}": write host=locale or host/prefix=locale, e.g. shop.fr=fr_FR,shop.be/nl=nl_BE.`);
    hosts[host] = { ...hosts[host], [prefix ?? '']: locale };
  }
  return hosts;
}

/** @throws in production: nobody has checked or signed what is being built. */
function localRemotesIn(env: NodeJS.ProcessEnv): ReadonlyMap<RemoteName, string> {
  const pairs = (env.SHOP_LOCAL_REMOTES ?? '').split(',').filter(Boolean);
  if (pairs.length && env.SHOP_ENV === 'production') throw new Error('SHOP_ENV is production: SHOP_LOCAL_REMOTES is for development.');
  return new Map(pairs.map((pair) => pair.split('=', 2) as [RemoteName, string]));
}

/** @throws in production when there is none: unsigned code is for development. */
function rootKeyIn(env: NodeJS.ProcessEnv): string | undefined {
  const named = env.RELEASE_ROOT_KEY?.trim();
  if (!named && env.SHOP_ENV === 'production')
    throw new Error('SHOP_ENV is production and RELEASE_ROOT_KEY is not set: it is the public key (or its file) whose squads may release.');
  if (!named) return undefined;
  return named.startsWith('MC') ? named : readFileSync(named, 'utf8').trim();
}
