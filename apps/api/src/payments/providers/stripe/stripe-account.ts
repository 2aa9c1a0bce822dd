import Stripe from 'stripe';
import { stripeClient } from './stripe-client.ts';
import type { StripeSettings } from './stripe-settings.ts';

/** Where the provider's messages come in, below `PUBLIC_ORIGIN`. */
export const STRIPE_WEBHOOK = '/gateway/psp/stripe/webhook';

/** The messages without which the shop learns of a payment, a refund or a dispute only by asking (docs/operating.md, payments). */
export const STRIPE_EVENTS = [
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'setup_intent.succeeded',
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
] as const;

/** What the provider says of the shop's account. */
export interface StripeAccountState {
  /** False: test cards pay, and nobody is charged. */
  readonly isLive: boolean;
  /** Undefined where no enabled endpoint has the shop's address. */
  readonly webhook?: { readonly missing: readonly string[] };
}

/** Asks Stripe with the shop's own key; throws its library's error, or a 503 where it is away or refuses the key. */
export async function readStripeAccount(settings: StripeSettings, webhookAddress: string): Promise<StripeAccountState> {
  const call = stripeClient(settings);
  const { livemode } = await call('read balance', ({ balance }) => balance.retrieve());
  const { data } = await call('list webhook endpoints', ({ webhookEndpoints }) => webhookEndpoints.list({ limit: MOST_ENDPOINTS }));
  const own = data.filter(({ status, url }) => status === 'enabled' && url === webhookAddress);
  if (own.length === 0) return { isLive: livemode };
  const sent = new Set<string>(own.flatMap((endpoint: Stripe.WebhookEndpoint) => endpoint.enabled_events));
  return { isLive: livemode, webhook: { missing: sent.has('*') ? [] : STRIPE_EVENTS.filter((event) => !sent.has(event)) } };
}

/** As many as an account may have at Stripe, and some. */
const MOST_ENDPOINTS = 100;
