import { EXPORT_CARE_AUDIT, GET_CARE_STORY, SEARCH_FOR_CARE } from '@shop/contracts';
import { isLocalDate, nightsBetween } from '@shop/domain';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { PayingShop } from '../payments/index.ts';
import { auditCsv, recordCare } from './audit-log.ts';
import { colleagueWith } from './care-door.ts';
import { searchForCare } from './care-search.ts';
import { orderStory } from './order-story.ts';
import { invalidField, route, uuidInPath } from '../platform/http/index.ts';
import { careActRoutes, refundShop } from './care-act-routes.ts';

const LONGEST_EXPORT_DAYS = 92;

/** What colleagues of customer care see, and what they do (`careActRoutes`), by their role. Personal data and reasons travel in bodies, never in an address. */
export function careRoutes(app: FastifyInstance, shop: PayingShop): void {
  careActRoutes(app, shop);
  const { db } = shop;

  route(app, SEARCH_FOR_CARE, async (request, reply) => {
    const requested = await colleagueWith(shop, { request, reply }, 'reader');
    return searchForCare(db, requested, request.body.query);
  });

  route(app, GET_CARE_STORY, async (request, reply) => {
    const requested = await colleagueWith(shop, { request, reply }, 'reader');
    return orderStory(refundShop(shop), requested, uuidInPath(request.params.uuid, 'order'));
  });

  route(app, EXPORT_CARE_AUDIT, async (request, reply) => {
    const requested = await colleagueWith(shop, { request, reply }, 'supervisor');
    const { from, to } = request.body;
    for (const [field, day] of Object.entries({ from, to })) if (!isLocalDate(day)) throw invalidField(field, `${day} is no day.`);
    if (to < from || nightsBetween(from, to) > LONGEST_EXPORT_DAYS)
      throw invalidField('to', `An export is of 1 to ${LONGEST_EXPORT_DAYS} days, the first one first.`);
    await db.transaction().execute((trx) => recordCare(trx, requested, { action: 'exportAudit', subjects: [], detail: { from, to } }));
    return reply.type('text/csv; charset=utf-8; header=present').send(Readable.from(auditCsv(db, { from, to })));
  });
}
