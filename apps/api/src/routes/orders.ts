import { OrderAnswer, OrderBody, OrderView, PurchaseAnswer, PurchaseBody } from '@shop/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../app.ts';
import { notFound } from '../problem.ts';
import { purchase } from '../purchase/complete-purchase.ts';
import { onlyOnce } from '../purchase/idempotency.ts';
import { orderView } from '../purchase/order-view.ts';
import { startOrder } from '../purchase/start-order.ts';
import { LocaleQuery } from '../services/booking-day.ts';
import { REFUSALS } from './refusals.ts';

const OrderQuery = Type.Object({ locale: LocaleQuery });
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Buying (spec 2, section 7). Both steps need an `Idempotency-Key`. */
export function orderRoutes(app: FastifyInstance, { db, psp, clock, index, outbox }: Shop): void {
  app.post<{ Body: OrderBody }>(
    '/gateway/purchase/orders',
    { schema: { tags: ['purchase'], body: OrderBody, response: { 200: OrderAnswer, ...REFUSALS } } },
    async (request, reply) => {
      const { status, body } = await onlyOnce(db, { scope: 'orders', key: keyOf(request), body: request.body }, async () => ({
        status: 200,
        body: await startOrder({ db, psp, now: clock() }, request.body),
      }));
      return reply.status(status as 200).send(body as OrderAnswer);
    },
  );

  app.post<{ Body: PurchaseBody }>(
    '/gateway/purchase/zeppto',
    { schema: { tags: ['purchase'], body: PurchaseBody, response: { 200: PurchaseAnswer, 202: PurchaseAnswer, ...REFUSALS } } },
    async (request, reply) => {
      const { status, body } = await onlyOnce(db, { scope: 'zeppto', key: keyOf(request), body: request.body }, () =>
        purchase({ db, psp }, request.body),
      );
      wake(request, [() => index.refresh(), () => outbox.runOnce()]);
      return reply.status(status as 200).send(body as PurchaseAnswer);
    },
  );

  app.get<{ Params: { uuid: string }; Querystring: Type.Static<typeof OrderQuery> }>(
    '/gateway/orders/:uuid',
    { schema: { tags: ['purchase'], querystring: OrderQuery, response: { 200: OrderView, ...REFUSALS } } },
    async ({ params: { uuid }, query: { locale } }, reply) => {
      const view = UUID.test(uuid) ? await orderView(db, uuid, locale) : undefined;
      if (!view) throw notFound('There is no such order.');
      reply.header('cache-control', 'no-store');
      return view;
    },
  );
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}

/** Work that would run by itself within a second is done at once; the answer does not wait for it. */
function wake(request: FastifyRequest, jobs: readonly (() => Promise<unknown>)[]): void {
  for (const job of jobs) job().catch((error: unknown) => request.log.warn({ err: error }, 'left to the next round'));
}
