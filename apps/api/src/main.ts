import { readOrExit, setPatience } from '@shop/contracts/settings';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { openDemoAccount } from './accounts/authentication/demo-account.ts';
import { openApi } from './app/open-api.ts';
import { readConfig, type Config } from './app/config.ts';
import { ContentIndex } from './content/content-index.ts';
import { publishSeller } from './ledger/seller.ts';
import { directoryMailbox } from './mail/mailbox.ts';
import { smtpMailbox } from './mail/smtp-mailbox.ts';
import { printingThread } from './documents/printing/printing.ts';
import { readPartnerSenders } from './partners/partner-senders.ts';
import { openPictures } from './media/open-pictures.ts';
import type { RenderPicture } from './media/picture-store.ts';
import { PRESSURE } from './platform/http/back-pressure.ts';
import { drain } from './platform/http/drain.ts';
import { logging } from './platform/observability/logging.ts';
import { countProviderCalls } from './payments/count-provider-calls.ts';
import { openMetrics } from './platform/observability/open-metrics.ts';
import { forceGc } from './app/starting/force-gc.ts';
import { warmUp } from './app/starting/warm-up.ts';
import type { Tracing } from './platform/observability/tracing.ts';
import { stripeClient } from './payments/providers/stripe/stripe-client.ts';
import { mollieClient } from './payments/providers/mollie/mollie-client.ts';
import { MollieProvider } from './payments/providers/mollie/mollie-provider.ts';
import type { MollieSettings } from './payments/providers/mollie/mollie-settings.ts';
import { ProvidersByPayment } from './payments/providers-by-payment.ts';
import { StripeProvider } from './payments/providers/stripe/stripe-provider.ts';
import type { StripeSettings } from './payments/providers/stripe/stripe-settings.ts';
import { TestProvider } from './payments/test-provider.ts';
import { ShopIndex } from './availability/shop-index.ts';
import { PageRows } from './app/page-rows.ts';
import { DatabaseClock } from './platform/database/database-clock.ts';
import { openDatabase, type Database } from './platform/database/database.ts';
import { readyDatabase } from './platform/database/ready-database.ts';
import { secretOf } from './platform/security/secret.ts';

/**
 * A rush is waited out: hundreds of customers who want one room stand in line for a connection. A silent database answers
 * nobody for 7 s (DATABASE_STATEMENT_SECONDS and one), and then everybody in line hears "try again" within two.
 */
const CONNECT_MS = 25_000;
/** The longest that requests may take once the process is asked to end; the start script asks for 8 s. */
const FINISH_MS = 6000;

async function main(): Promise<void> {
  const config = readOrExit(() => readConfig(process.env));
  setPatience(config.patience);
  const log = pino(logging(config.logLevel));
  await readyDatabase(config.databaseUrl, config.isDemo ? 'demo' : 'production');
  const tracing = await loadTracing(config, log);
  const db = openDatabase(config.databaseUrl, config.pool, {
    connectMs: CONNECT_MS,
    statementMs: 1000 * config.statementSeconds,
    onStatement: tracing?.tellStatement,
  });
  await publishSeller(db, config.seller);
  const shopClock = await DatabaseClock.open(db, { aheadMs: config.clockAheadMs });
  const clock = shopClock.now;
  if (config.isDemo) await openDemoAccount(db, clock());
  const index = await ShopIndex.load(db, clock);
  const content = await ContentIndex.load(db);
  const stripe = config.stripe && stripeAccount(config.stripe, { db, tracing });
  const testProvider = new TestProvider(db);
  collectDefaultMetrics();
  const metrics = openMetrics();
  const mollie = config.mollie && mollieAccount(config.mollie, { db, tracing, publicOrigin: config.publicOrigin });
  const first = stripe?.provider ?? testProvider;
  const psp = countProviderCalls(mollie ? new ProvidersByPayment(first, mollie.provider) : first, metrics);
  const pictures = openPictures({ ...config, db, render: config.isDemo ? await loadRenderer() : undefined });
  const smtp = config.smtp && smtpMailbox(config.smtp);
  const printing = printingThread();
  const mailbox = smtp ?? directoryMailbox(join(config.dataDirectory, 'mail'));
  const partners = await readPartnerSenders(config.brands, { publicOrigin: config.publicOrigin, tell: (sentence) => log.warn(sentence) });
  const sender = { ...config, partners, preferencesKey: await secretOf(db, 'mailPreferences') };
  const leaving = drain();
  const api = await openApi(
    {
      ...{ db, index, content, clock, pictures, psp, mailbox, sender, log, metrics },
      ...(config.jobs !== 'only' && { pageRows: new PageRows({ db, index, clock }) }),
      databaseClock: shopClock,
      settings: config,
      ...(stripe ? { stripe } : { testProvider }),
      ...(mollie && { mollie }),
      document: printing.document,
      print: printing.print,
      logger: logging(config.logLevel),
      pressure: { ...PRESSURE, ...(config.memoryLimitMb && { memoryBytes: config.memoryLimitMb * 1e6 }) },
      ...(tracing && { tracing }),
      drain: leaving,
    },
    { place: config.jobs },
  );
  const { app } = api;
  if (config.jobs !== 'only') await warmUp(app, { db, clock }, config.pool);
  forceGc();
  await app.listen({ port: config.port, host: config.host });
  api.start();

  const stop = (): Promise<void> =>
    leaving.end({
      app,
      noticeMs: config.drainNoticeMs,
      finishMs: FINISH_MS,
      afterwards: [
        ...api.stops,
        () => printing.stop(),
        () => Promise.resolve(smtp?.close()),
        () => tracing?.stop() ?? Promise.resolve(),
        () => db.destroy(),
      ],
      log,
    });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function mollieAccount(
  settings: MollieSettings,
  { db, tracing, publicOrigin }: { db: Database; tracing: Tracing | undefined; publicOrigin: string },
) {
  return { settings, provider: new MollieProvider({ db, call: mollieClient(settings, tracing?.call), settings, publicOrigin }) };
}

function stripeAccount(settings: StripeSettings, { db, tracing }: { db: Database; tracing: Tracing | undefined }) {
  return { settings, provider: new StripeProvider(db, stripeClient(settings, tracing?.call), settings) };
}

/** The libraries of OpenTelemetry are loaded only where there is a collector. */
async function loadTracing({ traceEndpoint, serviceName, traceShare }: Config, log: Logger): Promise<Tracing | undefined> {
  if (!traceEndpoint) return undefined;
  const { openTracing } = await import('./platform/observability/open-telemetry.ts');
  return openTracing({ endpoint: traceEndpoint, serviceName, share: traceShare, log });
}

/** The generator of the demo pictures is a tool; a shop in production never loads it. */
async function loadRenderer(): Promise<RenderPicture> {
  const { renderPicture, UnknownPicture } = await import('@shop/pictures');
  return async (id, size) => {
    try {
      return await renderPicture(id, size, 'webp');
    } catch (error) {
      if (error instanceof UnknownPicture) return undefined;
      throw error;
    }
  };
}

/** What went wrong at the start, in one sentence that says what to do. */
function startFailure(error: unknown, env: Partial<Pick<Config, 'port'>>): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'EADDRINUSE') return `Port ${env.port ?? ''} is taken: stop what listens there, or set API_PORT to another.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return 'The database of DATABASE_URL cannot be reached: start it, or correct the address.';
  return message ?? String(error);
}

main().catch((error: unknown) => {
  console.error(startFailure(error, { port: Number(process.env.API_PORT ?? 4201) }));
  process.exit(1);
});
