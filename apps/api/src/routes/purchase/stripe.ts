import { StripeCardAnswer, StripeCardBody, StripeSetup, type Locale } from '@shop/contracts';
import { hrefFor } from '@shop/routes';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../../app.ts';
import { Refusal, notFound } from '../../problem.ts';
import { settle } from '../../purchase/housekeeping.ts';
import { checkSignature } from '../../purchase/stripe/webhook-signature.ts';
import type { Database } from '../../store/database.ts';
import type { IntentStatus } from '../../store/schema.ts';
import { REFUSALS } from '../refusals.ts';

const PATH = '/gateway/psp/stripe';

interface ById {
  Params: { id: string };
}

/** The calls of a shop whose payments Stripe takes: its form, the way back from a bank, and the provider's own messages. */
export function stripeRoutes(app: FastifyInstance, shop: Shop): void {
  const { stripe, db, clock, sender } = shop;
  if (!stripe) return;
  const { provider, settings } = stripe;

  app.get(
    PATH,
    { schema: { tags: ['purchase'], summary: 'What the form of the payment provider needs', response: { 200: StripeSetup, ...REFUSALS } } },
    () => ({
      publishableKey: settings.publishableKey,
    }),
  );

  app.post<ById & { Body: StripeCardBody }>(
    `${PATH}/payment-intents/:id/confirm`,
    {
      schema: {
        tags: ['purchase'],
        summary: 'Pay with a card that the provider holds',
        body: StripeCardBody,
        response: { 200: StripeCardAnswer, ...REFUSALS },
      },
    },
    async ({ params: { id }, body }) => {
      const isOurs = await paidFor(db, id);
      const returnUrl = `${sender.publicOrigin}${PATH}/return/${id}`;
      const confirmed = isOurs && (await provider.confirm(id, { paymentMethod: body.paymentMethod, returnUrl }));
      if (!confirmed) throw notFound('There is no such payment.');
      return { status: answered(confirmed.status), ...(confirmed.redirectUrl && { redirectUrl: confirmed.redirectUrl }) };
    },
  );

  app.get<ById>(`${PATH}/return/:id`, { schema: { hide: true } }, async ({ params: { id } }, reply) => {
    const order = await paidFor(db, id);
    if (!order) throw notFound('There is no such payment.');
    const payment = await settleIfPaid(shop, id);
    const locale = order.locale as Locale;
    const status = payment === 'succeeded' || payment === 'processing' ? 'success' : 'failure';
    const screen = order.change_id
      ? hrefFor('bookingManagement', locale)
      : hrefFor('confirmation', locale, { orderUUID: order.uuid }, { query: { status } });
    return reply.header('cache-control', 'no-store').redirect(`${sender.publicOrigin}/${locale}${screen}`, 303);
  });

  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    // The signature is one of the bytes as they came.
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.post<{ Body: Buffer }>(`${PATH}/webhook`, { schema: { hide: true } }, async ({ body, headers }) => {
      const header = headers['stripe-signature'] as string | undefined;
      const verdict = checkSignature({ header, body, secret: settings.webhookSecret }, clock());
      if (verdict !== 'genuine') throw new Refusal(400, { code: 'INVALID_SIGNATURE', message: `The message is ${verdict}.` });
      const id = intentIn(body);
      if (id && (await paidFor(db, id))) await settleIfPaid(shop, id);
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

function intentIn(body: Buffer): string | undefined {
  try {
    const { data } = JSON.parse(body.toString()) as { data?: { object?: { object?: string; id?: string; payment_intent?: string } } };
    const about = data?.object;
    return about?.object === 'payment_intent' ? about.id : (about?.payment_intent ?? undefined);
  } catch {
    return undefined;
  }
}

function answered(status: string): Type.Static<typeof StripeCardAnswer>['status'] {
  return status === 'succeeded' || status === 'challenge' || status === 'processing' ? status : 'declined';
}
