import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { customerOf } from '../../accounts/sessions/index.ts';
import { isOwnersCall } from '../../orders/index.ts';
import { addressOf, consumeAttempt, hasAttempt, type AllowanceName } from '../../platform/security/index.ts';
import type { PayingShop } from '../paying-shop.ts';
import { paidFor } from './paid-for.ts';

/**
 * What a call is counted by, beside its client: the payment that its body names, the booking of its path (by its owner's calls
 * alone), or the payment that a bank leads back from.
 */
export type ProviderCall = 'payment' | 'booking' | 'wayBack';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Mark of a call by which a browser makes the shop call the payment provider: it is limited. */
    providerCall?: ProviderCall;
  }
  interface FastifyRequest {
    /** No call of the provider is left to a customer who comes back from the bank, and is refused by no limit. */
    hasNoProviderCall: boolean;
  }
}

type LimitingShop = Pick<PayingShop, 'db' | 'clock' | 'settings'>;

type Counted = readonly [of: [AllowanceName, string], tries?: number];

/** Each order that may be opened may call the provider so often: secret or page, way back, completion, and one more try. */
const CALLS_PER_ORDER = 4;
/** The same of a client in a minute, for each order that it may open in fifteen. */
const CALLS_PER_ORDER_OF_CLIENT = 5;

/** Limits the marked calls. One that is run once per `Idempotency-Key` is limited behind it, by `keyedCall`. */
export function limitProviderCalls(app: FastifyInstance, shop: LimitingShop): void {
  app.decorateRequest('hasNoProviderCall', false);
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.idempotencyScope === undefined) await limitProviderCall(shop, request, reply);
  });
}

/**
 * Refuses with 429 a marked call: counted by client, by payment or order, and in all; a call without the mark has no limit. A page that
 * polls every two seconds makes thirty a minute about its payment and is far from each of them. It stands behind the
 * `Idempotency-Key`: an answer that is replayed calls nobody, and a refusal by a limit is not stored.
 */
export async function limitProviderCall(shop: LimitingShop, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { providerCall } = request.routeOptions.config;
  const about = providerCall && (await subjectOf(shop, request, providerCall));
  if (!about) return;
  const attempts = { db: shop.db, now: shop.clock() };
  for (const [of, tries] of allowancesOf(shop, { ip: request.ip, about })) {
    if (providerCall !== 'wayBack') await consumeAttempt(attempts, of, reply, tries);
    else if (!(await hasAttempt(attempts, of, reply, tries))) {
      request.hasNoProviderCall = true;
      return;
    }
  }
}

/** Refuses a message that is signed by nobody, by payment and in all: its sender repeats it later, and may be anybody. */
export async function limitUnsignedMessages({ db, clock, settings }: LimitingShop, intentId: string, reply: FastifyReply): Promise<void> {
  const attempts = { db, now: clock() };
  await consumeAttempt(attempts, ['providerMessages', intentId], reply);
  await consumeAttempt(attempts, ['providerInAll', 'messages'], reply, CALLS_PER_ORDER * settings.ordersPerMinute);
}

/** The marked calls, by what the contract has of them. */
interface Marked {
  readonly params: { readonly id: string; readonly uuid: string };
  readonly body: {
    readonly email: string;
    readonly paymentIntentId?: string;
    readonly pspAuthorization?: { readonly paymentIntentId: string };
  };
}

/** Id of a payment or an order of the shop; undefined for one that is unknown or somebody else's: the call itself refuses it. */
async function subjectOf(shop: LimitingShop, request: FastifyRequest, providerCall: ProviderCall): Promise<string | undefined> {
  const { params, body } = request as unknown as Marked;
  switch (providerCall) {
    case 'payment':
      return ofTheShop(shop, body.paymentIntentId ?? body.pspAuthorization!.paymentIntentId);
    case 'wayBack':
      return ofTheShop(shop, params.id);
    case 'booking': {
      const asker = { email: body.email, accountId: (await customerOf(shop, request))?.account.id };
      const uuid = params.uuid.toLowerCase();
      return (await isOwnersCall(shop.db, uuid, asker)) ? uuid : undefined;
    }
  }
}

async function ofTheShop({ db }: LimitingShop, intentId: string): Promise<string | undefined> {
  return (await paidFor(db, intentId)) && intentId;
}

function allowancesOf({ settings }: LimitingShop, { ip, about }: { readonly ip: string; readonly about: string }): readonly Counted[] {
  return [
    [['providerAddress', addressOf(ip)], CALLS_PER_ORDER_OF_CLIENT * settings.ordersPerVisitor],
    [['providerPayment', about]],
    [['providerInAll', 'all'], CALLS_PER_ORDER * settings.ordersPerMinute],
  ];
}
