import { InventoryAnswer, InventoryUpdate } from '@shop/contracts';
import { addDays } from '@shop/domain';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../app.ts';
import { checkUpdate } from '../../inventory/check-update.ts';
import { takeUpdate } from '../../inventory/take-update.ts';
import { partnerOf } from '../../partners/registry/partner-key.ts';
import { REFUSALS } from '../refusals.ts';

/** Rates and free rooms from channel managers and hotels; docs/inventory.md describes it. */
export function inventoryRoutes(app: FastifyInstance, { db, clock }: Shop): void {
  app.put<{ Body: InventoryUpdate }>(
    '/gateway/partners/inventory',
    {
      schema: {
        tags: ['partners'],
        summary: 'Rates, availability and minimum stays of rooms',
        body: InventoryUpdate,
        response: { 200: InventoryAnswer, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const partner = await partnerOf(db, request);
      const now = clock();
      // Yesterday is still today for some hotels.
      const firstDay = addDays(now.toISOString().slice(0, 10), -1);
      await checkUpdate(db, { partner, update: request.body, firstDay });
      reply.header('cache-control', 'no-store');
      return takeUpdate(db, { ...request.body, source: partner.id, firstDay, now });
    },
  );
}
