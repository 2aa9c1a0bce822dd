import { LOCALES, type Locale, type RemoteName, type Toggles } from '@shop/contracts';
import { demoTimeIn, publicOrigin, publicProtocol, Settings, togglesIn, type DemoTime, type Environment } from '@shop/contracts/settings';
import { pointsOfSale, type HostLocales } from '@shop/i18n/server';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything the shell reads from its environment. */
export interface ShellConfig extends DemoTime {
  readonly port: number;
  readonly host: string;
  /** How customers reach the shop. */
  readonly protocol: 'http' | 'https';
  /** Where the API answers, e.g. `http://127.0.0.1:4201`. */
  readonly apiAddress: string;
  /** A directory or an HTTP address with `registry.json` and the releases. */
  readonly releases: string;
  /** Folder of this process for the last good releases; outlives it. */
  readonly storedReleases: string;
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
  /** `en_GB` is for review and off in production (SHELL-013). */
  readonly reviewLocale: boolean;
  /** The whole shop is customer care's, as on a host of its own (ACC-011). */
  readonly customerCare: boolean;
  /** The operator's own map, see `Site.mapTiles`; the embedded base map without it. */
  readonly mapTiles: string | undefined;
  /** App id of the operator's chat messenger; no chat without it. */
  readonly messengerAppId: string | undefined;
  /** The operator's tag of Google, `G-…` or `GTM-…`; it runs with the visitor's consent only. */
  readonly googleTag: string | undefined;
  /** Where `/gateway` answers, when it is not the API itself. */
  readonly gatewayAddress: string;
  /** A file or an address with the announcements, in place of the service. */
  readonly announcements: string | undefined;
  /** The contact form's hidden fields of the case system. */
  readonly contactForm: { readonly organisation: string; readonly status: string };
  readonly isProduction: boolean;
  /** Where the shop is to be found, e.g. `https://shop.example`; undefined in a demonstration. */
  readonly publicOrigin: string | undefined;
  /** The operator's points of sale by host name. */
  readonly hosts: Readonly<Record<string, HostLocales>>;
  /** Partners whose visitors are not asked for the newsletter (CONT-024). */
  readonly excludedAffiliates: readonly string[];
  /** Folder of the partners' brands; none without it. */
  readonly brands: string | undefined;
  /** Open pages reload when a remote is published. */
  readonly dev: boolean;
  /** Remotes that are taken from a folder in which they are being built, `search=/path`; for development. */
  readonly localRemotes: ReadonlyMap<RemoteName, string>;
  readonly toggles: Toggles;
  readonly logLevel: string;
}

/** Guessing a shorter one is a matter of days. */
const OPERATOR_TOKEN_LENGTH = 16;

/**
 * Reads the environment of a shell process.
 * @throws {IncompleteSettings} one message that names everything that is missing or wrong.
 */
export function readConfig(env: Environment): ShellConfig {
  const settings = new Settings(env);
  return settings.complete('The shell', configIn(settings));
}

/** What the shell takes from the settings; what is wrong is noted there. Every new setting is added here. */
export function configIn(settings: Settings): ShellConfig {
  const { env, isProduction } = settings;
  const dataDir = settings.text('DATA_DIR', 'var');
  const port = settings.wholeNumber('PORT', 4200);
  const apiAddress = settings.text('API_ADDRESS', `http://127.0.0.1:${settings.text('API_PORT', '4201')}`);
  return {
    port,
    host: settings.text('HOST', '127.0.0.1'),
    protocol: publicProtocol(settings),
    apiAddress,
    gatewayAddress: settings.text('FRONT_GATEWAY_ADDRESS', apiAddress),
    announcements: env.ANNOUNCEMENTS || undefined,
    contactForm: { organisation: settings.text('CONTACT_ORGANISATION', 'shop'), status: settings.text('CONTACT_STATUS', 'New') },
    releases: settings.text('RELEASES', join(dataDir, 'releases')),
    storedReleases: settings.text('KEPT_RELEASES', join(dataDir, `last-good-${port}`)),
    rootKey: rootKeyIn(settings),
    operatorToken: settings.optional('OPERATOR_TOKEN', {
      example: '$(openssl rand -hex 32)',
      fault: (value) =>
        isProduction && value.length < OPERATOR_TOKEN_LENGTH ? `is shorter than ${OPERATOR_TOKEN_LENGTH} characters` : undefined,
    }),
    drainSeconds: settings.wholeNumber('DRAIN_NOTICE_SECONDS', 0),
    assets: settings.text('SHELL_ASSETS', 'dist/shell/browser'),
    trustedProxies: settings.text('TRUSTED_PROXIES', 'loopback'),
    defaultLocale: settings.oneOf<Locale>('DEFAULT_LOCALE', LOCALES, 'fr_FR'),
    customerCare: env.CUSTOMER_CARE === '1',
    mapTiles: env.MAP_TILES || undefined,
    messengerAppId: env.MESSENGER_APP_ID || undefined,
    googleTag: /^(G|GT|AW|GTM)-\w+$/.exec(env.GOOGLE_TAG_ID ?? '')?.[0],
    isProduction,
    publicOrigin: isProduction ? publicOrigin(settings) : undefined,
    hosts: pointsOfSale(settings),
    excludedAffiliates: (env.NEWSLETTER_EXCLUDED_AFFILIATES ?? '').split(',').filter(Boolean),
    brands: env.SHOP_BRANDS || undefined,
    dev: env.SHOP_DEV === '1',
    localRemotes: localRemotesIn(settings),
    toggles: togglesIn(settings),
    ...demoTimeIn(settings),
    logLevel: settings.text('LOG_LEVEL', 'warn'),
    reviewLocale: settings.isDemo,
  };
}

/** Nobody has checked or signed what is being built. */
function localRemotesIn(settings: Settings): ReadonlyMap<RemoteName, string> {
  const pairs = settings.text('SHOP_LOCAL_REMOTES', '').split(',').filter(Boolean);
  if (pairs.length && settings.isProduction)
    settings.refuse('SHOP_LOCAL_REMOTES', 'is set: it takes remotes that nobody has signed, which is for development; leave it out');
  return new Map(pairs.map((pair) => pair.split('=', 2) as [RemoteName, string]));
}

/** The key itself, or what its file holds. Unsigned code is for development. */
function rootKeyIn(settings: Settings): string | undefined {
  const named = settings.neededInProduction('RELEASE_ROOT_KEY', {
    what: "the operator's public key, or its file: only what it vouches for is shown (`npm run release -- keys new operator.pem` makes one)",
    example: 'MCowBQYDK2VwAyEA...',
  });
  if (!named || named.startsWith('MC')) return named || undefined;
  try {
    return readFileSync(named, 'utf8').trim();
  } catch {
    return settings.refuse('RELEASE_ROOT_KEY', `is "${named}": neither a public key, which begins with MC, nor a file that can be read`);
  }
}
