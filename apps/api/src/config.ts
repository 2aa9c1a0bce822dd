import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { StripeSettings } from './purchase/stripe/stripe-settings.ts';
import type { SmtpServer } from './mail/smtp-mailbox.ts';
import type { CustomerCareIssuer, ShopSettings } from './settings.ts';

export interface Config extends ShopSettings {
  readonly databaseUrl: string;
  /** Connections; 1 for the embedded engine, which runs one transaction at a time. */
  readonly pool: number;
  /** How long a statement may take; longer for the embedded engine, where it waits for the transactions of others. */
  readonly statementSeconds: number;
  readonly port: number;
  readonly host: string;
  /** The brand that signs mails; the start script gives the default brand's name. */
  readonly shopName: string;
  readonly logLevel: string;
  /** A demonstration has an account that everybody knows. */
  readonly isDemo: boolean;
  /** A real provider; the test provider, whose form anybody can use, only where there is none (decision A-142). */
  readonly stripe: StripeSettings | undefined;
  /** How long `/readyz` says no before the process stops listening; a balancer needs a few seconds. */
  readonly drainNoticeMs: number;
  /** Above this the process refuses requests; 0 is without limit. */
  readonly memoryLimitMb: number;
  /** Base address of a collector of OpenTelemetry; spans go nowhere without. */
  readonly traceEndpoint: string | undefined;
  readonly serviceName: string;
  /** Where mail leaves by SMTP; kept as files without. */
  readonly smtp: SmtpServer | undefined;
  /** Of the traces that begin here, how many are recorded: 0 to 1. */
  readonly traceShare: number;
}

/** Reads the environment; throws one sentence that says what to set. */
export function readConfig(env: Record<string, string | undefined>): Config {
  if (!env.DATABASE_URL)
    throw new Error(
      'DATABASE_URL is not set: name a PostgreSQL, e.g. postgres://user:secret@host:5432/shop, or run `npm start`, which brings its own.',
    );
  const publicOrigin = (env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT ?? 4200}`).replace(/\/+$/, '');
  return {
    databaseUrl: env.DATABASE_URL,
    pool: wholeNumber('DATABASE_POOL', env.DATABASE_POOL, 10),
    statementSeconds: wholeNumber('DATABASE_STATEMENT_SECONDS', env.DATABASE_STATEMENT_SECONDS, 6),
    port: wholeNumber('API_PORT', env.API_PORT, 4201),
    host: env.API_HOST ?? '127.0.0.1',
    dataDirectory: resolve(env.DATA_DIR ?? 'var'),
    publicOrigin,
    shopName: env.SHOP_NAME ?? 'The shop',
    isDemo: env.SHOP_ENV === 'demo',
    logLevel: env.LOG_LEVEL ?? 'info',
    stripe: stripeSettings(env),
    contactAddress: env.CONTACT_ADDRESS || 'customer-care@shop.invalid',
    customerCare: customerCare(env, publicOrigin),
    trustedProxies: env.TRUSTED_PROXIES || 'loopback',
    drainNoticeMs: 1000 * wholeNumber('DRAIN_NOTICE_SECONDS', env.DRAIN_NOTICE_SECONDS, 0),
    memoryLimitMb: wholeNumber('MEMORY_LIMIT_MB', env.MEMORY_LIMIT_MB, 0),
    traceEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT || undefined,
    serviceName: env.OTEL_SERVICE_NAME || 'shop-api',
    smtp: smtpServer(env),
    // Open where a demonstration is asked for by name.
    apiDocuments: env.SHOP_ENV === 'demo',
    processName: `${hostname()}-${env.API_PORT ?? 4201}`,
    traceShare: share('OTEL_TRACES_SAMPLER_ARG', env.OTEL_TRACES_SAMPLER_ARG),
  };
}

/** Google where a client is named; else the stand-in, which production never has (decision A-120). */
function customerCare(env: Record<string, string | undefined>, publicOrigin: string): CustomerCareIssuer {
  const clientId = env.CUSTOMER_CARE_CLIENT_ID;
  if (clientId && !env.CUSTOMER_CARE_DOMAIN)
    throw new Error(
      'CUSTOMER_CARE_DOMAIN is not set: name the domain of your colleagues, e.g. shop.example, or anybody with a token comes in.',
    );
  const domain = (env.CUSTOMER_CARE_DOMAIN ?? 'shop.example').toLowerCase();
  const jwksUrl = env.CUSTOMER_CARE_JWKS || 'https://www.googleapis.com/oauth2/v3/certs';
  const issuers = env.CUSTOMER_CARE_ISSUER ? [env.CUSTOMER_CARE_ISSUER] : ['https://accounts.google.com', 'accounts.google.com'];
  if (clientId) return { provider: 'google', clientId, issuers, jwksUrl, domain };
  const local = [`${publicOrigin}/gateway/customer-care/local`];
  return { provider: env.SHOP_ENV === 'production' ? 'none' : 'local', clientId: 'local', issuers: local, jwksUrl: '', domain };
}

/** `PSP=stripe` with the three keys of its dashboard. */
function stripeSettings({ PSP, ...env }: Record<string, string | undefined>): StripeSettings | undefined {
  if (!PSP || PSP === 'test') return undefined;
  if (PSP !== 'stripe') throw new Error(`PSP is "${PSP}": give stripe, or nothing for the test provider.`);
  const key = (name: string, start: string): string => {
    const value = env[name];
    if (!value?.startsWith(start))
      throw new Error(`${name} is not set: copy the key that begins with ${start} from the provider's dashboard.`);
    return value;
  };
  return {
    secretKey: key('STRIPE_SECRET_KEY', 'sk_'),
    publishableKey: key('STRIPE_PUBLISHABLE_KEY', 'pk_'),
    webhookSecret: key('STRIPE_WEBHOOK_SECRET', 'whsec_'),
    api: (env.STRIPE_API || 'https://api.stripe.com').replace(/\/+$/, ''),
  };
}

/** Mail of a real shop needs an address of its own, or it is thrown away as forged. */
function smtpServer({ SMTP_URL, MAIL_FROM }: Record<string, string | undefined>): SmtpServer | undefined {
  if (!SMTP_URL) return undefined;
  if (!/^smtps?:\/\/[^/]/.test(SMTP_URL) || !URL.canParse(SMTP_URL))
    throw new Error('SMTP_URL is no address of a mail server: give e.g. smtp://user:secret@mail.shop.example:587.');
  if (!MAIL_FROM || !/^[^\s<>@]+@[^\s<>@]+$/.test(MAIL_FROM))
    throw new Error('MAIL_FROM is not set: name the address that mail comes from, e.g. booking@shop.example.');
  return { url: SMTP_URL, from: MAIL_FROM };
}

function share(name: string, text: string | undefined): number {
  if (text === undefined || text === '') return 1;
  const given = Number(text);
  if (!(given >= 0 && given <= 1)) throw new Error(`${name} is "${text}": give a share from 0 to 1, e.g. 0.1.`);
  return given;
}

function wholeNumber(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined || text === '') return otherwise;
  if (!/^\d{1,5}$/.test(text)) throw new Error(`${name} is "${text}": give a whole number, e.g. ${otherwise}.`);
  return Number(text);
}
