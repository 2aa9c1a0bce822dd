import type { Locale } from '@shop/contracts';
import { hrefFor } from '@shop/routes';
import type { FastifyInstance } from 'fastify';
import { homeOf } from '../../mail/index.ts';
import type { PayingShop, SucceededPaymentDeps } from '../paying-shop.ts';
import { notFound } from '../../platform/http/index.ts';
import type { IntentStatus } from '../../platform/database/index.ts';
import { paidFor, type PaidFor } from './paid-for.ts';

/** What a payment was for is completed, once, however often the payment's success is reported. */
export type OnPaid = (deps: SucceededPaymentDeps, intentId: string) => Promise<void>;

type SettlingShop = PayingShop & { readonly onPaid: OnPaid };

/** What stands before every path of a language on the customer's host; nothing that could lead elsewhere. */
const PREFIX = /^(\/[a-zA-Z_]{2,5})?$/;

interface Return {
  Params: { id: string };
  Querystring: { prefix?: string | string[] };
}

/**
 * Where a bank, or a provider with a page of its own, leads back to: the provider is queried, and the order's screen shown. A
 * customer who comes back is refused by no limit: the screen then looks itself for what the provider reports later.
 */
export function returnFromBank(app: FastifyInstance, shop: SettlingShop, path: string): void {
  const { db, sender } = shop;
  const marks = { schema: { hide: true }, config: { providerCall: 'wayBack' } } as const;
  app.get<Return>(path, marks, async ({ params: { id }, query: { prefix }, hasNoProviderCall }, reply) => {
    const order = await paidFor(db, id);
    if (!order) throw notFound('There is no such payment.');
    const payment = hasNoProviderCall ? 'processing' : await settleIfPaid(shop, id);
    const locale = order.locale as Locale;
    const screen = screenAfter(order, payment);
    // The order's access is a cookie of the host that it was bought on: the way back stays there.
    const home = typeof prefix === 'string' && PREFIX.test(prefix) ? prefix : homeOf(locale, sender);
    return reply.header('cache-control', 'no-store').redirect(`${home}${screen}`, 303);
  });
}

/** What was changed or paid later stands in booking management, what was bought on its confirmation. */
function screenAfter({ uuid, locale, change_id, instalment_id }: PaidFor, payment: IntentStatus | undefined): string {
  const isPaid = payment === 'succeeded';
  const paidNow = instalment_id && isPaid ? 'instalment-paid' : undefined;
  if (instalment_id || change_id) return hrefFor('bookingManagement', locale as Locale, {}, { query: { status: paidNow } });
  const status = isPaid || payment === 'processing' ? 'success' : 'failure';
  return hrefFor('confirmation', locale as Locale, { orderUUID: uuid }, { query: { status } });
}

/** A webhook, or a customer who comes back, names only the payment: the provider is queried for its status. */
export async function settleIfPaid({ db, psp, clock, onPaid }: SettlingShop, intentId: string): Promise<IntentStatus | undefined> {
  const payment = await psp.read(intentId);
  if (payment?.status === 'succeeded') await onPaid({ db, psp, now: clock() }, intentId);
  return payment?.status;
}
