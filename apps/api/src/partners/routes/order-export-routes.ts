import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { PayingShop } from '../../payments/index.ts';
import { csvHeader, csvOrder, exportOrders, ndjsonOrder } from '../export/order-export.ts';
import { checkOperator, type TokenCheckDeps } from '../registry/partner-key.ts';

const ExportQuery = Type.Object({
  since: Type.String({ pattern: '^\\d{1,15}$', default: '0' }),
  format: Type.Enum(['csv', 'ndjson'], { default: 'ndjson' }),
  limit: Type.Integer({ minimum: 1, maximum: 5000, default: 1000 }),
});

/** Orders for the operator's own systems. The shell does not pass it on: it answers inside the operator's network, to their token. */
export function orderExportRoutes(app: FastifyInstance, deps: Pick<PayingShop, 'settings'> & TokenCheckDeps): void {
  app.get<{ Querystring: Type.Static<typeof ExportQuery> }>(
    '/operator/orders',
    { schema: { hide: true, querystring: ExportQuery } },
    async (request, reply) => {
      await checkOperator(deps, { request, reply }, deps.settings.orderExportToken);
      const { since, format, limit } = request.query;
      const page = await exportOrders(deps.db, { since: Number(since), limit });
      const lines = format === 'csv' ? [csvHeader(), ...page.orders.map(csvOrder)] : page.orders.map(ndjsonOrder);
      return reply
        .headers({ 'cache-control': 'no-store', 'next-cursor': page.cursor, more: String(page.more) })
        .type(format === 'csv' ? 'text/csv; charset=utf-8; header=present' : 'application/x-ndjson; charset=utf-8')
        .send(lines.join(''));
    },
  );
}
