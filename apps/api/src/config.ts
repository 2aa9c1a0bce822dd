import { resolve } from 'node:path';

export interface Config {
  readonly databaseUrl: string;
  /** Connections; 1 for the embedded engine, which runs one transaction at a time. */
  readonly pool: number;
  readonly port: number;
  readonly host: string;
  /** Mail and drawn pictures are kept here. */
  readonly dataDirectory: string;
  /** Public address for links in mails, without a trailing slash. */
  readonly publicOrigin: string;
  /** The brand that signs mails; the start script gives the default brand's name. */
  readonly shopName: string;
  readonly logLevel: string;
  /** Never offered in production beside a real provider (decision A-142). */
  readonly testProvider: boolean;
}

/** Reads the environment; throws one sentence that says what to set. */
export function readConfig(env: Record<string, string | undefined>): Config {
  if (!env.DATABASE_URL)
    throw new Error(
      'DATABASE_URL is not set: name a PostgreSQL, e.g. postgres://user:secret@host:5432/shop, or run `npm start`, which brings its own.',
    );
  return {
    databaseUrl: env.DATABASE_URL,
    pool: wholeNumber('DATABASE_POOL', env.DATABASE_POOL, 10),
    port: wholeNumber('API_PORT', env.API_PORT, 4201),
    host: env.API_HOST ?? '127.0.0.1',
    dataDirectory: resolve(env.DATA_DIR ?? 'var'),
    publicOrigin: (env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT ?? 4200}`).replace(/\/+$/, ''),
    shopName: env.SHOP_NAME ?? 'The shop',
    logLevel: env.LOG_LEVEL ?? 'info',
    testProvider: !(env.NODE_ENV === 'production' && env.PSP_PROVIDER),
  };
}

function wholeNumber(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined || text === '') return otherwise;
  if (!/^\d{1,5}$/.test(text)) throw new Error(`${name} is "${text}": give a whole number, e.g. ${otherwise}.`);
  return Number(text);
}
