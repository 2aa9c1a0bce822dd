import type { FastifyReply } from 'fastify';
import { addressOf, consumeAttempt, hasAttempt, type AllowanceName } from '../../platform/security/index.ts';
import type { PayingShop } from '../paying-shop.ts';
import { paidFor } from './paid-for.ts';

type LimitingShop = Pick<PayingShop, 'db' | 'clock' | 'settings'>;

interface ProviderCall {
  readonly ip: string;
  /** Id of a payment or an order of the shop; one that is unknown reaches no provider. */
  readonly about: string;
}

type Counted = readonly [of: [AllowanceName, string], tries?: number];

/** Each order that may be opened may call the provider so often: secret or page, way back, completion, and one more try. */
const CALLS_PER_ORDER = 4;
/** The same of a client in a minute, for each order that it may open in fifteen. */
const CALLS_PER_ORDER_OF_CLIENT = 5;

/**
 * Refuses with 429 a call by which a browser makes the shop call the payment provider: counted by client, by payment or order, and in
 * all. A page that polls every two seconds makes thirty a minute about its payment and is far from each of them. It stands behind
 * the `Idempotency-Key`: an answer that is replayed calls nobody, and a refusal by a limit is not stored.
 */
export async function limitProviderCall(shop: LimitingShop, call: ProviderCall, reply: FastifyReply): Promise<void> {
  const attempts = { db: shop.db, now: shop.clock() };
  for (const [of, tries] of allowancesOf(shop, call)) await consumeAttempt(attempts, of, reply, tries);
}

/** Counts like `limitProviderCall`; false once none is left, where the caller has another answer than a refusal. */
export async function hasProviderCall(shop: LimitingShop, call: ProviderCall, reply: FastifyReply): Promise<boolean> {
  const attempts = { db: shop.db, now: shop.clock() };
  for (const [of, tries] of allowancesOf(shop, call)) if (!(await hasAttempt(attempts, of, reply, tries))) return false;
  return true;
}

/** `limitProviderCall` about the payment that a body names; an unknown one is the call's own to refuse. */
export async function limitCallAbout(
  shop: LimitingShop,
  { ip, intentId }: { ip: string; intentId: string },
  reply: FastifyReply,
): Promise<void> {
  if (await paidFor(shop.db, intentId)) await limitProviderCall(shop, { ip, about: intentId }, reply);
}

/** Refuses a message that is signed by nobody, by payment and in all: its sender repeats it later, and may be anybody. */
export async function limitUnsignedMessages({ db, clock, settings }: LimitingShop, intentId: string, reply: FastifyReply): Promise<void> {
  const attempts = { db, now: clock() };
  await consumeAttempt(attempts, ['providerMessages', intentId], reply);
  await consumeAttempt(attempts, ['providerInAll', 'messages'], reply, CALLS_PER_ORDER * settings.ordersPerMinute);
}

function allowancesOf({ settings }: LimitingShop, { ip, about }: ProviderCall): readonly Counted[] {
  return [
    [['providerAddress', addressOf(ip)], CALLS_PER_ORDER_OF_CLIENT * settings.ordersPerVisitor],
    [['providerPayment', about]],
    [['providerInAll', 'all'], CALLS_PER_ORDER * settings.ordersPerMinute],
  ];
}
