import { ClientSecret, ClientSecretBody, type Locale } from '@shop/contracts';
import { hrefFor } from '@shop/routes';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import type { Shop } from '../../app.ts';
import { Refusal, notFound } from '../../problem.ts';
import { settle } from '../../purchase/housekeeping.ts';
import { noteDispute, noteProviderRefunds } from '../../purchase/stripe/provider-movements.ts';
import type { Database } from '../../store/database.ts';
import type { IntentStatus } from '../../store/schema.ts';
import { REFUSALS } from '../refusals.ts';

const PATH = '/gateway/psp/stripe';
/** How old a message may be, so that one that was overheard cannot be sent again for ever. */
const TOLERANCE_SECONDS = 300;

/** What stands before every path of a language on the customer's host; nothing that could lead elsewhere. */
const PREFIX = /^(\/[a-zA-Z_]{2,5})?$/;

interface Return {
  Params: { id: string };
  Querystring: { prefix?: string | string[] };
}

/** The calls of a shop whose payments Stripe takes: its form, the way back from a bank, and the provider's own messages. */
export function stripeRoutes(app: FastifyInstance, shop: Shop): void {
  const { stripe, db, clock, sender } = shop;
  if (!stripe) return;
  const { provider, settings } = stripe;

  app.post<{ Body: ClientSecretBody }>(
    `${PATH}/client-secret`,
    {
      schema: {
        tags: ['purchase'],
        summary: 'What the form of the provider confirms this payment by',
        body: ClientSecretBody,
        response: { 200: ClientSecret, ...REFUSALS },
      },
    },
    async ({ body: { paymentIntentId } }, reply) => {
      const isOurs = await paidFor(db, paymentIntentId);
      const clientSecret = isOurs && (await provider.clientSecret(paymentIntentId));
      if (!clientSecret) throw notFound('There is no such payment.');
      reply.header('cache-control', 'no-store');
      return { clientSecret };
    },
  );

  app.get<Return>(`${PATH}/return/:id`, { schema: { hide: true } }, async ({ params: { id }, query: { prefix } }, reply) => {
    const order = await paidFor(db, id);
    if (!order) throw notFound('There is no such payment.');
    const payment = await settleIfPaid(shop, id);
    const locale = order.locale as Locale;
    const status = payment === 'succeeded' || payment === 'processing' ? 'success' : 'failure';
    const screen = order.change_id
      ? hrefFor('bookingManagement', locale)
      : hrefFor('confirmation', locale, { orderUUID: order.uuid }, { query: { status } });
    // The order's access is a cookie of the host that it was bought on: the way back stays there.
    const home = typeof prefix === 'string' && PREFIX.test(prefix) ? prefix : `${sender.publicOrigin}/${locale}`;
    return reply.header('cache-control', 'no-store').redirect(`${home}${screen}`, 303);
  });

  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    // The signature is one of the bytes as they came.
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.post<{ Body: Buffer }>(`${PATH}/webhook`, { schema: { hide: true } }, async ({ body, headers }) => {
      const event = genuineEvent(
        body,
        { header: headers['stripe-signature'] as string | undefined, secret: settings.webhookSecret },
        clock(),
      );
      const id = intentOf(event);
      if (id && (await paidFor(db, id))) {
        await settleIfPaid(shop, id);
        const { object: about } = event.data;
        if (about.object === 'dispute') await noteDispute(db, { intentId: id, now: clock() }, await provider.dispute(about.id));
        if (about.object === 'charge' || about.object === 'refund')
          await noteProviderRefunds(db, { intentId: id, now: clock() }, await provider.refundsOf(id));
      }
      return { received: true };
    });
  });
}

/** A message says only what to look at; what is true, the provider is asked. */
async function settleIfPaid({ db, psp, clock }: Shop, intentId: string): Promise<IntentStatus | undefined> {
  const payment = await psp.read(intentId);
  if (payment?.status === 'succeeded') await settle(db, intentId, clock());
  return payment?.status;
}

function paidFor(db: Database, intentId: string) {
  return db
    .selectFrom('payment_intent')
    .innerJoin('purchase', 'purchase.uuid', 'payment_intent.purchase_uuid')
    .select(['purchase.uuid', 'purchase.locale', 'payment_intent.change_id'])
    .where('payment_intent.id', '=', intentId)
    .executeTakeFirst();
}

/** Signed by the provider in the last five minutes. */
function genuineEvent(body: Buffer, { header, secret }: { header: string | undefined; secret: string }, now: Date): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, header ?? '', secret, TOLERANCE_SECONDS, undefined, now.getTime());
  } catch {
    throw new Refusal(400, { code: 'INVALID_SIGNATURE', message: 'The message is not signed by the provider, or too old.' });
  }
}

function intentOf({ data: { object: about } }: Stripe.Event): string | undefined {
  const { object, id, payment_intent } = about as { object: string; id: string; payment_intent?: string | null };
  return object === 'payment_intent' || object === 'setup_intent' ? id : (payment_intent ?? undefined);
}
