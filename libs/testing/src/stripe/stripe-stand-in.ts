import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { challengeFrame, CHALLENGE_FRAME, paymentFrame, PAYMENT_FRAME } from './browser/payment-frame.ts';
import { stripeScript } from './browser/stripe-script.ts';
import { StripeAccount } from './stripe-account.ts';
import { IdempotencyKeys, type Reply } from './idempotency-keys.ts';
import { Refused } from './stripe-refused.ts';
import { answerStripeCall } from './stripe-calls.ts';
import type { StandInEvent } from './stripe-objects.ts';

export interface StandInOptions {
  /** Any free one without. */
  readonly port?: number;
  /** Where events go; nowhere without. */
  readonly webhook?: string;
  /** Keys as a dashboard shows them. */
  readonly secretKey?: string;
  /** Whether an event that the shop did not take is sent again until it does, as the provider does for days; once without. */
  readonly sendsAgain?: boolean;
}

/** What the provider says beside its codes, which is to reach no customer. */
export { SENTENCES } from './stripe-refused.ts';

interface Requested {
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
}

const WEBHOOK_SECRET = 'whsec_1';

/**
 * The provider for tests and rehearsals, on a port of this machine: its documented calls, its events with true signatures,
 * and a script with the interface of its own, which draws its frames from this address.
 */
export async function stripeStandIn({ port = 0, webhook, secretKey = 'sk_test_1', sendsAgain = false }: StandInOptions = {}) {
  const requested: Requested[] = [];
  const state = { isDown: false, isBusy: false, losesAnswers: 0, webhook };
  let origin = '';
  const account = new StripeAccount((id, returnUrl) => `${origin}/bank/${id}?return_url=${encodeURIComponent(returnUrl)}`);
  const reported: Promise<unknown>[] = [];
  const keys = new IdempotencyKeys(() => account.now());
  account.onEvent = (event) => {
    const { webhook: address } = state;
    if (address) reported.push(sendEvent(address, event, () => sendsAgain && server.listening));
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://stripe');
    if (!pathname.startsWith('/v1/')) return answerPage(account, { request, response, pathname, searchParams, origin });
    const form = request.method === 'POST' ? new URLSearchParams(await bodyOf(request)) : searchParams;
    const question: Requested = { method: request.method!, path: pathname, form, headers: request.headers };
    requested.push(question);
    const reply = state.isDown ? DOWN : state.isBusy ? BUSY : keys.once(question, () => replyTo(account, question, secretKey));
    if (state.losesAnswers-- > 0) return void request.socket.destroy();
    response
      .writeHead(reply.status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      .end(JSON.stringify(reply.body));
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = {
    secretKey,
    publishableKey: 'pk_test_1',
    webhookSecret: WEBHOOK_SECRET,
    webhookSecrets: [WEBHOOK_SECRET],
    api: origin,
    script: `${origin}/endive/stripe.js`,
  };
  return {
    origin,
    account,
    /** Calls of the documented API, newest last. */
    requested,
    state,
    settings,
    /** What a shop's process is told to find it. */
    environment: environmentOf(settings),
    /** What the customer's browser does, with a documented test method; answers like the provider, a refusal as its error. */
    async pay(intentId: string, paymentMethod: string) {
      const { client_secret, object } = account.intent(intentId);
      const form = { key: 'pk_test_1', client_secret, ...methodField(paymentMethod) };
      const response = await fetch(`${origin}/v1/${object}s/${intentId}/confirm`, { method: 'POST', body: new URLSearchParams(form) });
      return (await response.json()) as { status?: string; error?: { code: string } };
    },
    /** A day has passed for the provider alone: the same idempotency key is a new call. */
    forgetKeys: () => keys.forget(),
    /** Every event that was sent has been answered. */
    async settled() {
      while (reported.length) await reported.shift();
    },
    close: () => new Promise<void>((done) => void (server.closeAllConnections(), server.close(() => done()))),
  };
}

function environmentOf({
  secretKey,
  publishableKey,
  webhookSecret,
  api,
  script,
}: Record<'secretKey' | 'publishableKey' | 'webhookSecret' | 'api' | 'script', string>) {
  return {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API: api,
    STRIPE_SCRIPT: script,
  };
}

export type StripeStandIn = Awaited<ReturnType<typeof stripeStandIn>>;

/** An event as the provider posts it; `at` is when it is signed. */
export function signedEvent(event: object, { secret = WEBHOOK_SECRET, at = new Date() }: { secret?: string; at?: Date } = {}) {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp } as never);
  return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;

/** Each try is signed again. Where nothing is sent again, the shop's own look at the payment has to do. */
async function sendEvent(address: string, event: StandInEvent, mayBeRepeated: () => boolean): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; !(await isTaken(address, event)) && mayBeRepeated(); pause = Math.min(2 * pause, LONGEST_PAUSE_MS))
    await new Promise((done) => setTimeout(done, pause));
}

async function isTaken(address: string, event: StandInEvent): Promise<boolean> {
  const { payload, headers } = signedEvent(event);
  try {
    const answer = await fetch(address, { method: 'POST', headers, body: payload, signal: AbortSignal.timeout(10_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** `pm_sepa_debit`, as every method but a card, is made as it is used. */
function methodField(method: string): Record<string, string> {
  return /^pm_(sepa_debit|ideal|bancontact)$/.test(method) ? { 'payment_method_data[type]': method.slice(3) } : { payment_method: method };
}

const DOWN: Reply = { status: 500, body: { error: { type: 'api_error', code: 'api_error', message: 'away' } } };
const BUSY: Reply = { status: 429, body: { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' } } };

function replyTo(account: StripeAccount, { headers, ...call }: Requested, secretKey: string): Reply {
  const key = headers.authorization?.replace(/^Bearer /, '') ?? call.form.get('key');
  const isServer = key === secretKey;
  if (!isServer && !key?.startsWith('pk_'))
    return { status: 401, body: { error: { type: 'invalid_request_error', message: 'No such key.' } } };
  try {
    return { status: 200, body: answerStripeCall(account, { ...call, isServer }) };
  } catch (error) {
    if (error instanceof Refused) return { status: error.status, body: { error: error.error } };
    throw error;
  }
}

interface PageParams {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
  readonly origin: string;
}

/** The script, its frames, and the pages of banks. */
function answerPage(account: StripeAccount, { request, response, pathname, searchParams, origin }: PageParams): void {
  const [, folder = '', name = ''] = pathname.split('/');
  const html = (page: string, script: () => void) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`${page}<script>(${script.toString()})()</script>`);
  if (name === 'stripe.js') {
    const headers = { 'content-type': 'text/javascript; charset=utf-8', 'access-control-allow-origin': '*' };
    return void response.writeHead(200, headers).end(`(${stripeScript.toString()})(${JSON.stringify(origin)})`);
  }
  if (folder === 'challenge' && request.method === 'POST') {
    account.meetChallenge(name, searchParams.get('answer') === 'accept');
    return void response.writeHead(204).end();
  }
  if (folder === 'challenge' || folder === 'bank') return void html(CHALLENGE_FRAME, challengeFrame);
  if (folder === 'elements' && name === 'saved') {
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(savedMethods(account, searchParams)));
  }
  if (folder === 'elements') return void html(PAYMENT_FRAME, paymentFrame);
  response.writeHead(404).end();
}

/** What the form of a customer session shows; `remove` names one that the customer takes away there. */
function savedMethods({ customers }: StripeAccount, requested: URLSearchParams): object {
  const { customer, features } = customers.session(requested.get('session') ?? '');
  const removed = requested.get('remove');
  if (removed && features.payment_method_remove === 'enabled') customers.detach(customers.methodOf(customer, removed).id);
  const saved = features.payment_method_redisplay === 'enabled' ? customers.methodsOf(customer, { allow_redisplay: 'always' }) : [];
  return { saved, features };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
