import { CREATE_CLIENT_SECRET } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import type { PayingShop } from '../paying-shop.ts';
import { noteDispute } from '../disputes/note-dispute.ts';
import { noteProviderRefunds } from '../provider-movements.ts';
import { HttpProblem, notFound, openScope, route } from '../../platform/http/index.ts';
import { paidFor } from './paid-for.ts';
import { returnFromBank, settleIfPaid, type OnPaid } from './return-from-bank.ts';
import { STRIPE_WEBHOOK } from '../providers/stripe/stripe-account.ts';

const PATH = '/gateway/psp/stripe';
/** How old a message may be, so that one that was overheard cannot be sent again for ever. */
const TOLERANCE_SECONDS = 300;

/** The calls of a shop whose payments Stripe takes: its form, the way back from a bank, and the provider's own messages. */
export function stripeRoutes(app: FastifyInstance, shop: PayingShop, onPaid: OnPaid): void {
  const { stripe, db, clock } = shop;
  if (!stripe) return;
  const { provider, settings } = stripe;

  route(
    app,
    CREATE_CLIENT_SECRET,
    async ({ body: { paymentIntentId: intentId } }, reply) => {
      const clientSecret = (await paidFor(db, intentId)) && (await provider.clientSecret(intentId));
      if (!clientSecret) throw notFound('There is no such payment.');
      reply.header('cache-control', 'no-store');
      return { clientSecret };
    },
    { config: { providerCall: 'payment' } },
  );

  returnFromBank(app, { ...shop, onPaid }, `${PATH}/return/:id`);

  openScope(app, 'Stripe webhook', (scope) => {
    scope.removeContentTypeParser('application/json');
    // The signature is one of the bytes as they came.
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.post<{ Body: Buffer }>(STRIPE_WEBHOOK, { schema: { hide: true } }, async ({ body, headers }) => {
      const event = genuineEvent(
        body,
        { header: headers['stripe-signature'] as string | undefined, secrets: settings.webhookSecrets },
        clock(),
      );
      const id = intentOf(event);
      if (id && (await paidFor(db, id))) {
        await settleIfPaid({ ...shop, onPaid }, id);
        const { object: about } = event.data;
        if (about.object === 'dispute') await noteDispute(db, { intentId: id, now: clock() }, await provider.dispute(about.id));
        if (about.object === 'charge' || about.object === 'refund')
          await noteProviderRefunds(db, { intentId: id, now: clock() }, await provider.refundsOf(id));
      }
      return { received: true };
    });
  });
}

interface Signed {
  readonly header: string | undefined;
  readonly secrets: readonly string[];
}

/** Signed by the provider in the last five minutes. */
function genuineEvent(body: Buffer, { header = '', secrets }: Signed, now: Date): Stripe.Event {
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(body, header, secret, TOLERANCE_SECONDS, undefined, now.getTime());
    } catch {
      // Perhaps by the next one.
    }
  }
  throw new HttpProblem(400, { code: 'INVALID_SIGNATURE', message: 'The message is not signed by the provider, or too old.' });
}

function intentOf({ data: { object: about } }: Stripe.Event): string | undefined {
  const { object, id, payment_intent } = about as { object: string; id: string; payment_intent?: string | null };
  return object === 'payment_intent' || object === 'setup_intent' ? id : (payment_intent ?? undefined);
}
