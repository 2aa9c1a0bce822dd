import { AsyncLocalStorage } from 'node:async_hooks';
import Stripe from 'stripe';
import type { TraceHeaders, Tracing } from '../../../platform/observability/index.ts';
import { HttpProblem } from '../../../platform/http/index.ts';
import type { StripeSettings } from './stripe-settings.ts';

const DEADLINE_MS = 10_000;
const RETRIES = 1;

/** Calls the provider; `name` is for a trace: the operation, never the customer. */
export type CallStripe = <Answer>(name: string, operation: (stripe: Stripe) => Promise<Answer>) => Promise<Answer>;

/**
 * The provider's own library. It repeats a call whose answer was lost under the same key; a provider that is away, or that
 * refuses the shop's key or its way of asking, is a 503 for our own caller. Every other refusal is the library's error.
 */
export function stripeClient({ api, secretKey }: StripeSettings, call: Tracing['call'] = (_, work) => work({})): CallStripe {
  const trace = new AsyncLocalStorage<TraceHeaders>();
  const { protocol, hostname, port } = new URL(api);
  const traced: typeof fetch = (address, init) => {
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(trace.getStore() ?? {})) headers.set(name, value);
    return fetch(address, { ...init, headers, redirect: 'error' });
  };
  const stripe = new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port: Number(port) }),
    httpClient: Stripe.createFetchHttpClient(traced),
    timeout: DEADLINE_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
  return async (name, operation) => {
    try {
      return await call(`stripe ${name}`, (headers) => trace.run(headers, () => operation(stripe)));
    } catch (error) {
      throw isAway(error) ? unavailable(error) : error;
    }
  };
}

/** The provider's own code for what it refused, e.g. `payment_intent_unexpected_state`. */
export function refusalCode(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeError ? (error.code ?? error.type) : undefined;
}

/** What is asked about is not there, or no longer. */
export function isUnknown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && (error.statusCode === 404 || error.code === 'resource_missing');
}

const AWAY = [
  Stripe.errors.StripeConnectionError,
  Stripe.errors.StripeAPIError,
  Stripe.errors.StripeRateLimitError,
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
] as const;

/** What is wrong with our own account or request, and not with the payment: nobody is declined for it. */
const OUR_FAULTS = /^(parameter_|api_key|secret_key|livemode_|testmode_|platform_|tls_|(account_invalid|lock_timeout|rate_limit)$)/;
const REFUSED = [400, 402, 404];

/** The provider does not take this payment, and would not if it were asked again. */
export function isRefused(error: unknown): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> {
  return error instanceof Stripe.errors.StripeInvalidRequestError && REFUSED.includes(error.statusCode ?? 0) && !isOurFault(error);
}

/** For the customer who is about to pay; the provider's own sentence stays in no answer and no log. */
export function paymentRefused({ code, statusCode }: { statusCode?: number | undefined; code?: string | undefined }): HttpProblem {
  const message = 'This payment is not possible: nothing was charged. Choose another means of payment.';
  const refusal = new HttpProblem(409, { code: 'PAYMENT_REFUSED', message });
  refusal.cause = new Error(`The payment provider refuses a payment: ${[statusCode, code].filter(Boolean).join(' ')}.`);
  return refusal;
}

function isOurFault({ code = '' }: { code?: string | undefined }): boolean {
  return OUR_FAULTS.test(code);
}

function isAway(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return isOurFault(error);
  return AWAY.some((kind) => error instanceof kind);
}

function unavailable({
  type,
  statusCode,
  code,
}: {
  type?: string;
  statusCode?: number | undefined;
  code?: string | undefined;
}): HttpProblem {
  const refusal = new HttpProblem(503, { code: 'PAYMENT_UNAVAILABLE', message: 'The payment cannot be reached: try again in a moment.' });
  refusal.cause = new Error(`The payment provider does not answer: ${[type, statusCode, code].filter(Boolean).join(' ')}.`);
  return refusal;
}
