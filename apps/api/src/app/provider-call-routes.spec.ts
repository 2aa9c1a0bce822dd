import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type RouteOptions } from 'fastify';
import { tmpdir } from 'node:os';
import { keyedCall } from '../checkout/routes/keyed-call.ts';
import type { Metrics } from '../platform/observability/index.ts';
import { settingsForTests } from '../testing/settings-for-tests.ts';
import type { Module, Shop } from './module.ts';
import { MODULES } from './modules.ts';

/** What the marked calls are counted by, and the scope of their `Idempotency-Key`: a replayed answer counts for nothing. */
const MARKED = [
  ['GET /gateway/psp/mollie/return/:id', 'wayBack', undefined],
  ['GET /gateway/psp/stripe/return/:id', 'wayBack', undefined],
  ['POST /gateway/bookings/:uuid/instalments/:number/payment', 'booking', 'pay-instalment'],
  ['POST /gateway/bookings/:uuid/instalments/:number/payment/complete', 'payment', 'instalment-paid'],
  ['POST /gateway/bookings/:uuid/modification', 'booking', 'modify'],
  ['POST /gateway/bookings/:uuid/modification/complete', 'payment', 'modified'],
  ['POST /gateway/psp/mollie/checkout', 'payment', undefined],
  ['POST /gateway/psp/stripe/client-secret', 'payment', undefined],
  ['POST /gateway/purchase/zeppto', 'payment', 'zeppto'],
] as const;

/** Calls beside the provider without the mark, and why. */
const UNMARKED: Readonly<Record<string, readonly string[]>> = {
  'counted by account': [
    'DELETE /gateway/account/cards/:id',
    'GET /gateway/account/cards',
    'GET /gateway/account/export',
    'POST /gateway/account/cards/form',
  ],
  'counted as an order that is opened': ['POST /gateway/purchase/orders'],
  'a message of the provider, which signs it or is counted by payment': [
    'POST /gateway/psp/mollie/webhook',
    'POST /gateway/psp/stripe/webhook',
  ],
  'the embedded provider is the shop': ['POST /gateway/psp/test/payment-intents/:id/confirm'],
  'reaches no provider': [
    'DELETE /gateway/account/erasure',
    'GET /gateway/orders/:uuid',
    'GET /gateway/orders/:uuid/payment',
    'GET /gateway/psp',
    'GET /gateway/purchase/alma/eligibility',
    'GET /gateway/purchase/insurance',
    'PATCH /gateway/orders/:uuid/gift-deliveries/:deliveryId',
    'POST /gateway/account/erasure',
    'POST /gateway/bookings/:uuid/cancellation',
    'POST /gateway/bookings/:uuid/invoice',
    'POST /gateway/bookings/:uuid/modification-days',
    'POST /gateway/bookings/:uuid/modification-nights',
    'POST /gateway/bookings/:uuid/modification-price',
    'POST /gateway/bookings/find',
    'POST /gateway/orders/:uuid/access',
    'POST /gateway/orders/:uuid/gift-deliveries/:deliveryId/address',
    'POST /gateway/orders/:uuid/gift-deliveries/:deliveryId/sending',
    'POST /gateway/purchase/price',
  ],
};

const nameOf = ({ method, url }: RouteOptions) => `${String(method)} ${url}`;

const PROVIDERS: ReadonlySet<PropertyKey> = new Set(['psp', 'stripe', 'mollie', 'testProvider'] satisfies (keyof Shop)[]);

/** Stands for all that routes read while they are registered; no call is made. */
function anything(): unknown {
  const symbols: Record<symbol, unknown> = { [Symbol.toPrimitive]: () => 'anything', [Symbol.iterator]: () => [].values() };
  return new Proxy(() => undefined, { get: (_, key) => (typeof key === 'symbol' ? symbols[key] : anything()), apply: () => anything() });
}

/**
 * Whether a handler gives its request to `keyedCall` before anything else. `keyedCall` reads the scope first, which ends the call here.
 * The limit of a call with a scope stands behind its `Idempotency-Key`, so without `keyedCall` it has none.
 */
function isKeyed(app: FastifyInstance, { handler, url }: RouteOptions): boolean {
  let isRead = false;
  const config = {
    get idempotencyScope(): string {
      isRead = true;
      throw new Error('no call is made');
    },
  };
  const request = { routeOptions: { config, url }, headers: {}, params: {}, body: {} } as unknown as FastifyRequest;
  const call = async () => handler.call(app, request, anything() as FastifyReply);
  call().catch(() => undefined);
  return isRead;
}

/** The calls of a module, those with a scope that are not run by `keyedCall`, and whether it takes a payment provider from the shop. */
async function registered({ routes }: Pick<Module, 'routes'>) {
  const settings = settingsForTests(tmpdir());
  const calls: RouteOptions[] = [];
  const taken = new Set<PropertyKey>();
  const app = Fastify({ exposeHeadRoutes: false });
  app.addHook('onRoute', (call) => {
    calls.push(call);
  });
  const take = (key: PropertyKey) => {
    taken.add(key);
    return key === 'settings' ? settings : anything();
  };
  routes?.(app, new Proxy({} as Shop & { readonly metrics: Metrics }, { get: (_, key) => take(key) }));
  await app.after();
  const unkeyed = calls.filter((call) => call.config?.idempotencyScope !== undefined && !isKeyed(app, call));
  return { calls, unkeyed: unkeyed.map(nameOf), hasProvider: [...taken].some((key) => PROVIDERS.has(key)) };
}

const MODULES_WITH_CALLS = await Promise.all(MODULES.map(registered));

test('a browser’s call that reaches the payment provider is marked and so has its limit', () => {
  const marked = MODULES_WITH_CALLS.flatMap(({ calls }) => calls).filter(({ config }) => config?.providerCall);
  const rows = marked.map((call) => [nameOf(call), call.config?.providerCall, call.config?.idempotencyScope]);
  expect(rows.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))).toEqual(MARKED);
});

test('every call of a module that takes the payment provider is marked, or has a reason not to be', () => {
  const besideProvider = MODULES_WITH_CALLS.filter(({ hasProvider }) => hasProvider).flatMap(({ calls }) => calls.map(nameOf));
  const known = [...MARKED.map(([call]) => call), ...Object.values(UNMARKED).flat()];
  expect(besideProvider.toSorted()).toEqual(known.toSorted());
});

test('every call with a scope of keys is run by keyedCall, which limits it', () => {
  expect(MODULES_WITH_CALLS.flatMap(({ unkeyed }) => unkeyed)).toEqual([]);
});

test('a call with a scope of keys that is run without keyedCall, or only after other work, is found', async () => {
  const { unkeyed } = await registered({
    routes(app, shop) {
      const once = keyedCall(shop);
      const config = { idempotencyScope: 'orders', providerCall: 'payment' } as const;
      const answer = async () => ({ status: 200, body: {} });
      app.post('/keyed', { config }, (request, reply) => once({ request, reply }, answer));
      app.post('/forgotten', { config }, answer);
      app.post('/late', { config }, async (request, reply) => {
        await answer();
        return once({ request, reply }, answer);
      });
    },
  });
  expect(unkeyed).toEqual(['POST /forgotten', 'POST /late']);
});
