import { LIST_CARDS, OPEN_CARD_FORM, REMOVE_CARD } from '@shop/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PayingShop } from '../paying-shop.ts';
import { consumeAttempt } from '../../platform/security/index.ts';
import { cardsOf, openCardForm, removeCard } from '../cards/account-cards.ts';
import { signedIn } from '../../accounts/sessions/index.ts';
import { notFound, route } from '../../platform/http/index.ts';
import { isOrderId } from '../../orders/index.ts';

/** Cards that the payment provider keeps for a customer; their numbers never come here. */
export function cardRoutes(app: FastifyInstance, shop: PayingShop): void {
  const { db, psp, clock } = shop;
  /** Each call asks the provider: counted by customer, and in all. */
  const customer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { account } = await signedIn(shop, request, reply);
    const attempts = { db, now: clock() };
    await consumeAttempt(attempts, ['providerAccount', account.id], reply);
    await consumeAttempt(attempts, ['cardsInAll', 'all'], reply);
    return account.id;
  };

  route(app, LIST_CARDS, async (request, reply) => {
    const accountId = await customer(request, reply);
    return { isOffered: psp.savedCards !== undefined, cards: await cardsOf({ db, psp }, accountId) };
  });

  route(app, REMOVE_CARD, async (request, reply) => {
    await removeCard({ db, psp }, await customer(request, reply), request.params.id);
    return reply.status(204).send();
  });

  route(app, OPEN_CARD_FORM, async (request, reply) => {
    const accountId = await customer(request, reply);
    const { orderUUID } = request.body;
    if (orderUUID !== undefined) await checkOwner(shop, { orderUUID, accountId });
    return { clientSecret: await openCardForm({ db, psp }, accountId) };
  });
}

async function checkOwner(
  { db }: Pick<PayingShop, 'db'>,
  { orderUUID, accountId }: { orderUUID: string; accountId: string },
): Promise<void> {
  const own =
    isOrderId(orderUUID) &&
    (await db.selectFrom('purchase').select('uuid').where('uuid', '=', orderUUID).where('account_id', '=', accountId).executeTakeFirst());
  if (!own) throw notFound('There is no such order.');
}
