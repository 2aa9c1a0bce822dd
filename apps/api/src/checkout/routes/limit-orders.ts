import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, consumeAttempt } from '../../platform/security/index.ts';
import { sessionOf } from '../../accounts/sessions/index.ts';
import type { PayingShop } from '../../payments/index.ts';

/**
 * Stops with 429 a visitor who opens orders without end: each is announced to the payment provider and written down. Counted by
 * visitor, and in all, so that many visitors together cannot flood the provider. Customer care is not counted by address.
 */
export function limitOrders(shop: Pick<PayingShop, 'db' | 'clock' | 'settings'>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { db, clock, settings } = shop;
    const attempts = { db, now: clock() };
    const colleague = await sessionOf(shop, request, 'customerCare');
    if (!colleague) await consumeAttempt(attempts, ['orderAddress', addressOf(request.ip)], reply, settings.ordersPerVisitor);
    await consumeAttempt(attempts, ['orderInAll', 'all'], reply, settings.ordersPerMinute);
  };
}
