import { UPDATE_INVENTORY } from '@shop/contracts';
import { addDays } from '@shop/domain';
import type { FastifyInstance } from 'fastify';
import type { PayingShop } from '../../payments/index.ts';
import { checkUpdate } from '../inventory/check-update.ts';
import { applyAriUpdate } from '../inventory/apply-ari-update.ts';
import { partnerOf, type TokenCheckDeps } from '../registry/partner-key.ts';
import { route } from '../../platform/http/index.ts';

/** Rates and free rooms from channel managers and hotels; docs/inventory.md describes it. */
export function inventoryRoutes(app: FastifyInstance, deps: Pick<PayingShop, 'db' | 'clock'> & TokenCheckDeps): void {
  const { db, clock } = deps;
  route(app, UPDATE_INVENTORY, async (request, reply) => {
    const partner = await partnerOf(deps, { request, reply });
    const now = clock();
    // Yesterday is still today for some hotels.
    const firstDay = addDays(now.toISOString().slice(0, 10), -1);
    await checkUpdate(db, { partner, update: request.body, firstDay });
    reply.header('cache-control', 'no-store');
    return applyAriUpdate(db, { ...request.body, source: partner.id, firstDay, now });
  });
}
