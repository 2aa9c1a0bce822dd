import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { PictureStore } from '../media/picture-store.ts';
import { answerHeaders } from '../platform/http/answer-headers.ts';
import type { PrintPaper } from '../documents/print-paper.ts';
import { refuseForeignOrigins } from '../accounts/sessions/same-origin.ts';
import type { Sender } from '../notifications/confirmation.ts';
import type { ContentIndex } from '../content/content-index.ts';
import { refuseDeepBodies } from '../platform/http/deep-bodies.ts';
import { describeCall } from '../platform/openapi/describe-call.ts';
import { holdBack, type Pressure } from '../platform/http/back-pressure.ts';
import { answerConnectionErrors } from '../platform/http/connection-errors.ts';
import type { Drain } from '../platform/http/drain.ts';
import { openMetrics, type Metrics } from '../platform/observability/open-metrics.ts';
import { requestId } from '../platform/observability/request-id.ts';
import type { Tracing } from '../platform/observability/tracing.ts';
import { watchRequests } from '../platform/observability/watch-requests.ts';
import { refuseEndlessNumbers } from '../platform/http/endless-numbers.ts';
import { answerProblems, answerUnreadableAddress } from '../platform/http/problem.ts';
import { strictBodies } from '../platform/http/strict-bodies.ts';
import { refuseUnstorableText } from '../platform/http/unstorable-text.ts';
import type { OutboxWorker } from '../platform/jobs/outbox.ts';
import type { TestProvider } from '../payments/test-provider.ts';
import { callsRoutes } from './calls.ts';
import { healthRoutes } from './routes/health.ts';
import { imageRoutes } from '../media/images.ts';
import { orderRoutes } from '../checkout/routes/orders.ts';
import { careRoutes } from '../care/care-routes.ts';
import { accountRoutes } from '../accounts/routes/account-routes.ts';
import { supportRoutes } from '../support/routes/support-routes.ts';
import { paymentSetupRoutes } from '../payments/routes/payment-setup.ts';
import { mollieRoutes } from '../payments/routes/mollie.ts';
import { stripeRoutes } from '../payments/routes/stripe.ts';
import { partnerRoutes } from '../partners/routes/partner-routes.ts';
import { testProviderRoutes } from '../payments/routes/test-provider.ts';
import type { ShopSettings } from '../platform/settings/settings.ts';
import type { ShopIndex } from '../availability/shop-index.ts';
import type { Clock } from '../availability/booking-day.ts';
import type { Database } from '../platform/database/database.ts';
import type { PageRows } from '../catalogue/rows/page-rows.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { MollieProvider } from '../payments/providers/mollie/mollie-provider.ts';
import type { MollieSettings } from '../payments/providers/mollie/mollie-settings.ts';
import type { StripeProvider } from '../payments/providers/stripe/stripe-provider.ts';
import type { StripeSettings } from '../payments/providers/stripe/stripe-settings.ts';

/** How long calls wait; each has its default. Tests on a busy machine wait longer. */
export interface Deadlines {
  /** For the database, when `/readyz` and `/metrics` ask it. */
  readonly databaseMs?: number;
  /** For the answer of another request with the same `Idempotency-Key`. */
  readonly waitMs?: number;
}

/** Everything the calls need; tests give their own. */
export interface Shop {
  readonly db: Database;
  readonly index: ShopIndex;
  /** What editors write. */
  readonly content: ContentIndex;
  /** What product pages show while the database is away; nothing is known then without. */
  readonly pageRows?: PageRows;
  readonly clock: Clock;
  readonly pictures: PictureStore;
  readonly settings: ShopSettings;
  readonly psp: PaymentProvider;
  /** The embedded provider's own calls; absent where a real provider is configured (decision note `open-points`). */
  readonly testProvider?: TestProvider;
  /** Stripe's own calls; absent where another provider takes the payments. */
  readonly stripe?: { readonly provider: StripeProvider; readonly settings: StripeSettings };
  /** The second provider's own calls, where one is offered. */
  readonly mollie?: { readonly provider: MollieProvider; readonly settings: MollieSettings };
  readonly outbox: Pick<OutboxWorker, 'runOnce'>;
  /** Who signs documents, and where their links lead. */
  readonly sender: Sender;
  /** Prints elsewhere than in this thread. */
  readonly paper?: PrintPaper;
  readonly logger?: FastifyServerOptions['logger'];
  /** When new requests are refused; never where none is given. */
  readonly pressure?: Pressure;
  /** What the process counts; an application without has its own. */
  readonly metrics?: Metrics;
  /** Records what the process does; nothing is recorded without. */
  readonly tracing?: Tracing;
  /** The way out of the process; `/readyz` says no once it is taken. */
  readonly drain?: Pick<Drain, 'isDraining'>;
  readonly deadlines?: Deadlines;
}

/** The whole API as a Fastify application: `{api}` under `/api`, `{frontGateway}` under `/gateway` (API-001). */
export async function buildApp(shop: Shop): Promise<FastifyInstance> {
  const app = Fastify({
    logger: shop.logger ?? false,
    trustProxy: shop.settings.trustedProxies,
    // One line a request, of our own.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    // Where the headers may take longer than the request, Node swaps the two deadlines.
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    requestTimeout: 30_000,
    genReqId: requestId,
    clientErrorHandler: answerConnectionErrors,
    frameworkErrors: answerUnreadableAddress,
    return503OnClosing: false,
    schemaController: strictBodies,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const metrics = shop.metrics ?? openMetrics();
  watchRequests(app, { metrics, tracing: shop.tracing });
  if (shop.pressure) holdBack(app, shop.pressure);
  answerProblems(app);
  answerHeaders(app);
  await app.register(cookie);
  refuseForeignOrigins(app, shop.settings);
  refuseDeepBodies(app);
  refuseUnstorableText(app);
  refuseEndlessNumbers(app);
  await app.register(swagger, {
    transform: describeCall,
    openapi: {
      info: {
        title: 'Shop API',
        version: '1.0.0',
        description: 'Search, stays, quotes and orders. Money is integer euro cents; days are yyyy-MM-dd at the point of sale.',
      },
    },
  });
  if (shop.settings.apiDocuments) {
    await app.register(swaggerUi, { routePrefix: '/api/docs' });
    app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  }
  healthRoutes(app, { ...shop, metrics });
  callsRoutes(app, shop);
  imageRoutes(app, shop);
  orderRoutes(app, shop);
  testProviderRoutes(app, shop);
  paymentSetupRoutes(app, shop);
  stripeRoutes(app, shop);
  mollieRoutes(app, shop);
  accountRoutes(app, shop);
  careRoutes(app, shop);
  partnerRoutes(app, { ...shop, metrics });
  supportRoutes(app, shop);
  return app;
}

export type { FastifyBaseLogger };
