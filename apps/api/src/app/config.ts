import { demoTimeIn, publicOrigin, Settings, togglesIn, type DemoTime, type Environment } from '@shop/contracts/settings';
import { CARE_REFUND_LIMIT } from '../care/index.ts';
import { homesOn, pointsOfSale, type LocaleOrigins } from '@shop/i18n/server';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { type Seller, sellerIn } from '../ledger/index.ts';
import { brandHosts } from '../partners/index.ts';
import { mollieSettings, type MollieSettings, STRIPE_API, STRIPE_SCRIPT, type StripeSettings } from '../payments/providers/index.ts';
import { contactAddress, smtpServer, type SmtpServer } from '../mail/index.ts';
import type { ShopSettings } from '../platform/settings/index.ts';
import { customerCare, customerCareHosts } from './care-settings.ts';

export { mollieSettings };

/** Where scheduled jobs run: in the process that answers calls (`here`), in another one (`elsewhere`), which does nothing else (`only`). */
export type JobPlace = 'here' | 'elsewhere' | 'only';

export interface Config extends ShopSettings, DemoTime {
  readonly databaseUrl: string;
  /** Connections; 1 for the embedded engine, which runs one transaction at a time. */
  readonly pool: number;
  /** How long a statement may take; longer for the embedded engine, where it waits for the transactions of others. */
  readonly statementSeconds: number;
  readonly port: number;
  readonly host: string;
  /** The brand that signs mails; the start script gives the default brand's name. */
  readonly shopName: string;
  /** Where mails and documents lead, by the locale they are written in; a prefix of `publicOrigin` where it has no host of its own. */
  readonly homes: LocaleOrigins;
  /** Folder of the partners' brands, which mails and documents of their orders are signed with; none without it. */
  readonly brands: string | undefined;
  /** Who sells, and the taxes that are applied. */
  readonly seller: Seller;
  readonly logLevel: string;
  /** A demonstration has an account that everybody knows. */
  readonly isDemo: boolean;
  /** The real provider; without, the test provider, whose form anybody can use: `PSP=test` names it (docs/decisions/2026-11-23-unset-is-production.md). */
  readonly stripe: StripeSettings | undefined;
  /** The second provider, where one is offered. */
  readonly mollie: MollieSettings | undefined;
  /** How long `/readyz` says no before the process stops listening; a balancer needs a few seconds. */
  readonly drainNoticeMs: number;
  /** Above this the process refuses requests; 0 is without limit. */
  readonly memoryLimitMb: number;
  /** Base address of a collector of OpenTelemetry; spans go nowhere without. */
  readonly traceEndpoint: string | undefined;
  readonly serviceName: string;
  readonly jobs: JobPlace;
  /** Where mail leaves by SMTP; kept as files without. */
  readonly smtp: SmtpServer | undefined;
  /** Of the traces that begin here, how many are recorded: 0 to 1. */
  readonly traceShare: number;
}

/**
 * Reads the environment of an API process.
 * @throws {IncompleteSettings} one message that names everything that is missing or wrong.
 */
export function readConfig(env: Environment): Config {
  const settings = new Settings(env);
  return settings.complete('The API', configIn(settings));
}

/** What the API takes from the settings; what is wrong is noted there. Every new setting is added here. */
export function configIn(settings: Settings): Config {
  const origin = publicOrigin(settings);
  const hosts = pointsOfSale(settings);
  // A demonstration answers on any host, unless it says where its points of sale are.
  const isKnown = Boolean(settings.env.SHOP_HOSTS) || Object.hasOwn(hosts, new URL(origin).hostname);
  return {
    databaseUrl: settings.needed('DATABASE_URL', {
      what: 'the PostgreSQL database (`npm start` brings its own for a demonstration)',
      example: 'postgres://shop:secret@db.shop.example:5432/shop',
      fault: (value) => (/^postgres(ql)?:\/\/./.test(value) && URL.canParse(value) ? undefined : 'is no address of a PostgreSQL database'),
    }),
    pool: settings.wholeNumber('DATABASE_POOL', 10),
    statementSeconds: settings.wholeNumber('DATABASE_STATEMENT_SECONDS', 6),
    port: settings.wholeNumber('API_PORT', 4201),
    host: settings.text('API_HOST', '127.0.0.1'),
    dataDirectory: resolve(settings.text('DATA_DIR', 'var')),
    publicOrigin: origin,
    shopHosts: [...new Set([...Object.keys(hosts), ...brandHosts(settings.env.SHOP_BRANDS || undefined)])],
    homes: isKnown ? homesOn(hosts, origin) : {},
    shopName: settings.text('SHOP_NAME', 'The shop'),
    brands: settings.env.SHOP_BRANDS || undefined,
    seller: sellerIn(settings),
    isDemo: settings.isDemo,
    logLevel: settings.text('LOG_LEVEL', 'info'),
    stripe: stripeSettings(settings),
    mollie: mollieSettings(settings),
    contactAddress: contactAddress(settings),
    customerCare: customerCare(settings, origin),
    customerCareHosts: customerCareHosts(settings),
    customerCareRefundLimit: 100 * settings.wholeNumber('CUSTOMER_CARE_REFUND_LIMIT', CARE_REFUND_LIMIT / 100),
    orderExportToken: orderExportToken(settings),
    privateWebhookHosts: privateWebhookHosts(settings),
    trustedProxies: settings.text('TRUSTED_PROXIES', 'loopback'),
    drainNoticeMs: 1000 * settings.wholeNumber('DRAIN_NOTICE_SECONDS', 0),
    memoryLimitMb: settings.wholeNumber('MEMORY_LIMIT_MB', 0),
    traceEndpoint: settings.text('OTEL_EXPORTER_OTLP_ENDPOINT', '') || undefined,
    serviceName: settings.text('OTEL_SERVICE_NAME', 'shop-api'),
    jobs: settings.oneOf('JOBS', ['here', 'elsewhere', 'only'], 'here'),
    smtp: smtpServer(settings),
    // A demonstration is tried out, and measured, from one machine.
    ordersPerVisitor: settings.wholeNumber('ORDERS_PER_VISITOR', settings.isDemo ? 99_999 : 60),
    ordersPerMinute: settings.wholeNumber('ORDERS_PER_MINUTE', settings.isDemo ? 99_999 : 3_000),
    giftCardLimit: 100 * settings.wholeNumber('GIFT_CARDS_PER_DAY', settings.isDemo ? 99_999 : 3_000),
    // Open where a demonstration is asked for by name.
    apiDocuments: settings.isDemo,
    toggles: togglesIn(settings),
    processName: `${hostname()}-${settings.text('API_PORT', '4201')}`,
    ...demoTimeIn(settings),
    traceShare: settings.share('OTEL_TRACES_SAMPLER_ARG', 1),
  };
}

/**
 * `PSP=stripe` with the three keys of its dashboard, live ones where the shop sells, those of the test mode in a demonstration. The test provider takes the cards of the README and moves no money:
 * a demonstration has it by itself, a shop in production only by its name; so is a stand-in of
 * Stripe, for rehearsals (docs/decisions/2026-11-23-unset-is-production.md).
 */
export function stripeSettings(settings: Settings): StripeSettings | undefined {
  if (settings.isProduction)
    settings.needed('PSP', { what: 'the payment provider (`test` takes test cards only, and no money)', example: 'stripe' });
  const psp = settings.oneOf('PSP', ['stripe', 'test', 'stripe-stand-in'], settings.isDemo ? 'test' : 'stripe');
  if (psp === 'test') return undefined;
  const isStandIn = psp === 'stripe-stand-in';
  const mode = settings.isProduction && !isStandIn ? 'live' : 'test';
  return {
    secretKey: stripeKey(settings, 'STRIPE_SECRET_KEY', [`sk_${mode}_`, `rk_${mode}_`]),
    publishableKey: stripeKey(settings, 'STRIPE_PUBLISHABLE_KEY', [`pk_${mode}_`]),
    webhookSecrets: webhookSecrets(settings),
    api: stripeAddress(settings, { name: 'STRIPE_API', own: STRIPE_API, isStandIn }).replace(/\/+$/, ''),
    script: stripeAddress(settings, { name: 'STRIPE_SCRIPT', own: STRIPE_SCRIPT, isStandIn }),
    ...(isStandIn && { isStandIn }),
    ...stripeMethods(settings),
  };
}

interface StripeAddress {
  readonly name: 'STRIPE_API' | 'STRIPE_SCRIPT';
  readonly own: string;
  readonly isStandIn: boolean;
}

/** Money and cards go to Stripe and nowhere else (PCI DSS): what sells is led to a stand-in only where its name says so. */
function stripeAddress(settings: Settings, { name, own, isStandIn }: StripeAddress): string {
  const fault = (value: string) => {
    if (!URL.canParse(value)) return 'is no address';
    if (settings.isProduction && !isStandIn && new URL(value).origin !== new URL(own).origin)
      return "is not Stripe's own: leave it out, or ask for PSP=stripe-stand-in";
    return undefined;
  };
  if (isStandIn) return settings.needed(name, { what: 'the address of the stand-in', example: 'http://127.0.0.1:5399', fault });
  return settings.optional(name, { example: own, fault }) ?? own;
}

const METHODS = /^[A-Z]{2}=[a-z_]+(,[a-z_]+)*$/;

/** `BE=card,bancontact NL=card,ideal`: what a country offers instead of what the dashboard has switched on. */
function stripeMethods(settings: Settings): Pick<StripeSettings, 'methods'> {
  const fault = (value: string) => (value.split(/\s+/).every((one) => METHODS.test(one)) ? undefined : 'is no list of methods by country');
  const given = settings.optional('STRIPE_METHODS', { example: '"BE=card,bancontact NL=card,ideal"', fault });
  if (!given) return {};
  return { methods: Object.fromEntries(given.split(/\s+/).map((one) => [one.slice(0, 2), one.slice(3).split(',')])) };
}

/** Keys of one mode open the same account: live ones where the shop sells, keys of the test mode, which move no money, elsewhere. */
function stripeKey(settings: Settings, name: string, starts: readonly string[]): string {
  return settings.needed(name, {
    what: "a key from the provider's dashboard",
    example: `${starts[0]}...`,
    fault: (value) => (starts.some((start) => value.startsWith(start)) ? undefined : `does not begin with ${starts.join(' or ')}`),
  });
}

/** One; two, apart by a comma, while the endpoint of the messages is replaced by another. */
function webhookSecrets(settings: Settings): readonly string[] {
  const given = settings.needed('STRIPE_WEBHOOK_SECRET', {
    what: "a key from the provider's dashboard",
    example: 'whsec_...',
    fault: (value) => (value.split(',').every((secret) => /^whsec_./.test(secret)) ? undefined : 'does not begin with whsec_'),
  });
  return given.split(',');
}

/** Without, no order is exported over HTTP. */
function orderExportToken(settings: Settings): string | undefined {
  return settings.optional('ORDER_EXPORT_TOKEN', {
    example: '`openssl rand -base64 32`',
    fault: (value) => (/^[\x21-\x7e]{32,200}$/.test(value) ? undefined : 'is not 32 characters or more, without spaces'),
  });
}

function privateWebhookHosts(settings: Settings): string[] {
  const hosts = settings.optional('PARTNER_PRIVATE_WEBHOOKS', {
    example: 'pms.internal:8443,10.0.0.7',
    fault: (value) => (/^[\w.:[\]-]+(,[\w.:[\]-]+)*$/.test(value) ? undefined : 'is no list of hosts apart by commas'),
  });
  return hosts?.split(',') ?? [];
}
