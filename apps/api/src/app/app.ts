import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import {
  answerConnectionErrors,
  answerHeaders,
  answerProblems,
  answerUnreadableAddress,
  holdBack,
  readEmailFields,
  limitBodyDepth,
  refuseNonFiniteNumbers,
  refuseInvalidText,
  SCHEMAS_WHEN_CALLED,
  type CallSchemas,
} from '../platform/http/index.ts';
import { refuseForeignOrigins } from '../accounts/sessions/index.ts';
import { describeCall } from '../platform/openapi/index.ts';
import { openMetrics, requestId, watchRequests } from '../platform/observability/index.ts';
import { warnOfUnknownAddresses } from '../platform/security/index.ts';
import type { BaseShop } from '../platform/settings/index.ts';
import type { Module, Shop } from './module.ts';

export type { Shop } from './module.ts';

export interface AppOptions<Needs = Shop> {
  readonly modules: readonly Pick<Module<Needs>, 'routes'>[];
  /** When the schema of a call is compiled: at its first request by default. */
  readonly schemas?: CallSchemas | undefined;
}

/** The API of some modules as a Fastify application: `{api}` under `/api`, `{frontGateway}` under `/gateway` (API-001). */
export async function buildApp<Needs extends BaseShop>(
  shop: Needs,
  { modules, schemas = SCHEMAS_WHEN_CALLED }: AppOptions<Needs>,
): Promise<FastifyInstance> {
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
    schemaController: schemas,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const metrics = shop.metrics ?? openMetrics();
  watchRequests(app, { metrics, tracing: shop.tracing });
  if (shop.pressure) holdBack(app, shop.pressure);
  warnOfUnknownAddresses(app);
  answerProblems(app);
  answerHeaders(app);
  await app.register(cookie);
  refuseForeignOrigins(app, shop.settings);
  limitBodyDepth(app);
  refuseInvalidText(app);
  refuseNonFiniteNumbers(app);
  readEmailFields(app);
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
  for (const { routes } of modules) routes?.(app, { ...shop, metrics });
  return app;
}

export type { FastifyBaseLogger };
