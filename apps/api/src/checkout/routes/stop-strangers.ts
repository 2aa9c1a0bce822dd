import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, checkAttempts, consumeAttempt } from '../../platform/security/index.ts';
import { customerOf } from '../../accounts/sessions/index.ts';
import type { PayingShop } from '../../payments/index.ts';
import { isOwnersCall } from '../../orders/index.ts';

interface ToBooking {
  Params: { uuid: string };
  Body: { email: string };
}

/**
 * Stops with 429 a visitor who has read an order's id and tries e-mail addresses until one opens it. The right address costs
 * nothing, and is no way to go on trying. It stands before the `Idempotency-Key`, so that the call may be sent again later.
 */
export function stopStrangers(shop: Pick<PayingShop, 'db' | 'clock' | 'settings'>) {
  const { db, clock } = shop;
  return async (request: FastifyRequest<ToBooking>, reply: FastifyReply): Promise<void> => {
    const asker = { email: request.body.email, accountId: (await customerOf(shop, request))?.account.id };
    const isOwner = await isOwnersCall(db, request.params.uuid, asker);
    await (isOwner ? checkAttempts : consumeAttempt)({ db, now: clock() }, ['bookingProofAddress', addressOf(request.ip)], reply);
  };
}
