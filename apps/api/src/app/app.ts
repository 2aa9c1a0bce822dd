import cookie from '@fastify/cookie';
import type { PayingShop } from '../payments/paying-shop.ts';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { answerHeaders } from '../platform/http/answer-headers.ts';
import { refuseForeignOrigins } from '../accounts/sessions/same-origin.ts';
import { refuseDeepBodies } from '../platform/http/refused-bodies/deep-bodies.ts';
import { describeCall } from '../platform/openapi/describe-call.ts';
import { holdBack } from '../platform/http/back-pressure.ts';
import { answerConnectionErrors } from '../platform/http/connection-errors.ts';
import { openMetrics } from '../platform/observability/open-metrics.ts';
import { requestId } from '../platform/observability/request-id.ts';
import { watchRequests } from '../platform/observability/watch-requests.ts';
import { refuseEndlessNumbers } from '../platform/http/refused-bodies/endless-numbers.ts';
import { answerProblems, answerUnreadableAddress } from '../platform/http/problem.ts';
import { strictBodies } from '../platform/http/refused-bodies/strict-bodies.ts';
import { refuseUnstorableText } from '../platform/http/refused-bodies/unstorable-text.ts';
import { callsRoutes } from './calls.ts';
import { healthRoutes } from './routes/health.ts';
import { imageRoutes } from '../media/images.ts';
import { orderRoutes } from '../checkout/routes/orders.ts';
import { beneficiaryRoutes } from '../gifts/routes/beneficiary-sign-in.ts';
import { accountFromOrderRoutes } from '../own-account/routes/account-from-order.ts';
import { ownGiftRoutes } from '../own-account/routes/gifts.ts';
import { profileRoutes } from '../own-account/routes/profile.ts';
import { tripRoutes } from '../own-account/routes/trips.ts';
import { cardRoutes } from '../payments/routes/cards.ts';
import { documentRoutes } from '../notifications/routes/documents.ts';
import { personalDataRoutes } from '../privacy/routes/personal-data.ts';
import { careRoutes } from '../care/care-routes.ts';
import { accountRoutes } from '../accounts/routes/account-routes.ts';
import { supportRoutes } from '../support/routes/support-routes.ts';
import { paymentSetupRoutes } from '../payments/routes/payment-setup.ts';
import { mollieRoutes } from '../checkout/routes/mollie.ts';
import { stripeRoutes } from '../checkout/routes/stripe.ts';
import { partnerRoutes } from '../partners/routes/partner-routes.ts';
import { testProviderRoutes } from '../payments/routes/test-provider.ts';

/** Everything the calls need; tests give their own. */
export type Shop = PayingShop;

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
  documentRoutes(app, shop);
  testProviderRoutes(app, shop);
  paymentSetupRoutes(app, shop);
  stripeRoutes(app, shop);
  mollieRoutes(app, shop);
  accountRoutes(app, shop);
  beneficiaryRoutes(app, shop);
  cardRoutes(app, shop);
  accountFromOrderRoutes(app, shop);
  profileRoutes(app, shop);
  tripRoutes(app, shop);
  ownGiftRoutes(app, shop);
  personalDataRoutes(app, shop);
  careRoutes(app, shop);
  partnerRoutes(app, { ...shop, metrics });
  supportRoutes(app, shop);
  return app;
}

export type { FastifyBaseLogger };
