import { OPEN_PROVIDER_PAGE } from '@shop/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PayingShop } from '../paying-shop.ts';
import { noteDispute } from '../disputes/note-dispute.ts';
import { noteProviderRefunds } from '../provider-movements.ts';
import { notFound, openScope, route } from '../../platform/http/index.ts';
import { shopOriginOf } from '../../platform/settings/index.ts';
import { limitUnsignedMessages } from './limit-provider-calls.ts';
import { paidFor } from './paid-for.ts';
import { returnFromBank, settleIfPaid, type OnPaid } from './return-from-bank.ts';

const PATH = '/gateway/psp/mollie';

/** The calls of the second provider: the way to its page and back, and its messages. */
export function mollieRoutes(app: FastifyInstance, shop: PayingShop, onPaid: OnPaid): void {
  const { mollie, db, clock } = shop;
  if (!mollie) return;
  const { provider } = mollie;

  route(
    app,
    OPEN_PROVIDER_PAGE,
    async (request, reply) => {
      const { paymentIntentId: id, prefix } = request.body;
      const back = `${homeOf(request, shop)}${PATH}/return/${id}?prefix=${encodeURIComponent(prefix)}`;
      const href = (await paidFor(db, id)) && (await provider.checkout(id, back));
      if (!href) throw notFound('There is no such payment.');
      reply.header('cache-control', 'no-store');
      return { href };
    },
    { config: { providerCall: 'payment' } },
  );

  returnFromBank(app, { ...shop, onPaid }, `${PATH}/return/:id`);

  openScope(app, 'Mollie webhook', (scope) => {
    const FORM = 'application/x-www-form-urlencoded';
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_, body, done) => done(null, new URLSearchParams(String(body))));
    // It bears no signature and says nothing but which payment to look at.
    scope.post<{ Body: URLSearchParams }>(`${PATH}/webhook`, { schema: { hide: true } }, async ({ body }, reply) => {
      const id = await provider.intentOf(body.get('id')?.slice(0, 100) ?? '');
      if (id && (await paidFor(db, id))) {
        await limitUnsignedMessages(shop, id, reply);
        await settleIfPaid({ ...shop, onPaid }, id);
        await noteProviderRefunds(db, { intentId: id, now: clock() }, await provider.refundsOf(id));
        for (const dispute of await provider.disputesOf(id)) await noteDispute(db, { intentId: id, now: clock() }, dispute);
      }
      return { received: true };
    });
  });
}

/** The host of the shop that the customer is on: the order's access is a cookie of it. */
function homeOf({ headers: { origin } }: FastifyRequest, { settings }: PayingShop): string {
  return shopOriginOf(origin, settings)?.origin ?? settings.publicOrigin;
}
