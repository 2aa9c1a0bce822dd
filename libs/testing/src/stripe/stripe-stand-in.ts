import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { challengeFrame, CHALLENGE_FRAME, paymentFrame, PAYMENT_FRAME } from './browser/payment-frame.ts';
import { stripeScript } from './browser/stripe-script.ts';
import { Refused, StripeAccount } from './stripe-account.ts';
import { answerStripeCall } from './stripe-calls.ts';
import type { StandInEvent } from './stripe-objects.ts';

export interface StandInOptions {
  /** Any free one without. */
  readonly port?: number;
  /** Where events go; nowhere without. */
  readonly webhook?: string;
  /** Keys as a dashboard shows them. */
  readonly secretKey?: string;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
}

interface Reply {
  readonly status: number;
  readonly body: object;
}

const WEBHOOK_SECRET = 'whsec_1';

/**
 * The provider for tests and rehearsals, on a port of this machine: its documented calls, its events with true signatures,
 * and a script with the interface of its own, which draws its frames from this address.
 */
export async function stripeStandIn({ port = 0, webhook, secretKey = 'sk_test_1' }: StandInOptions = {}) {
  const answered = new Map<string, Reply>();
  const asked: Asked[] = [];
  const state = { isDown: false, losesAnswers: 0, webhook };
  let origin = '';
  const account = new StripeAccount((id, returnUrl) => `${origin}/bank/${id}?return_url=${encodeURIComponent(returnUrl)}`);
  const told: Promise<unknown>[] = [];
  account.onEvent = (event) => {
    const { webhook: address } = state;
    if (address) told.push(sendEvent(address, event).catch(() => undefined));
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://stripe');
    if (!pathname.startsWith('/v1/')) return answerPage(account, { request, response, pathname, searchParams, origin });
    const form = request.method === 'POST' ? new URLSearchParams(await bodyOf(request)) : searchParams;
    const question: Asked = { method: request.method!, path: pathname, form, headers: request.headers };
    asked.push(question);
    const reply = state.isDown ? DOWN : once(answered, question, () => replyTo(account, question, secretKey));
    if (state.losesAnswers-- > 0) return void request.socket.destroy();
    response
      .writeHead(reply.status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      .end(JSON.stringify(reply.body));
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    account,
    /** Calls of the documented API, newest last. */
    asked,
    state,
    settings: {
      secretKey,
      publishableKey: 'pk_test_1',
      webhookSecret: WEBHOOK_SECRET,
      api: origin,
      script: `${origin}/endive/stripe.js`,
    },
    /** What the customer's browser does, with a documented test method; answers like the provider, a refusal as its error. */
    async pay(intentId: string, paymentMethod: string) {
      const { client_secret, object } = account.intent(intentId);
      const form = { key: 'pk_test_1', client_secret, ...methodField(paymentMethod) };
      const response = await fetch(`${origin}/v1/${object}s/${intentId}/confirm`, { method: 'POST', body: new URLSearchParams(form) });
      return (await response.json()) as { status?: string; error?: { code: string } };
    },
    /** Every event that was sent has been answered. */
    async settled() {
      while (told.length) await told.shift();
    },
    close: () => new Promise<void>((done) => void (server.closeAllConnections(), server.close(() => done()))),
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

async function sendEvent(address: string, event: StandInEvent): Promise<void> {
  const { payload, headers } = signedEvent(event);
  // The provider tries again for days; here the shop's own look at the payment has to do.
  await fetch(address, { method: 'POST', headers, body: payload, signal: AbortSignal.timeout(10_000) });
}

/** `pm_sepa_debit`, as every method but a card, is made as it is used. */
function methodField(method: string): Record<string, string> {
  return /^pm_(sepa_debit|ideal|bancontact)$/.test(method) ? { 'payment_method_data[type]': method.slice(3) } : { payment_method: method };
}

const DOWN: Reply = { status: 500, body: { error: { type: 'api_error', code: 'api_error', message: 'away' } } };

function once(answered: Map<string, Reply>, { headers, method }: Asked, work: () => Reply): Reply {
  const key = headers['idempotency-key'] as string | undefined;
  if (!key || method !== 'POST') return work();
  const reply = answered.get(key) ?? work();
  answered.set(key, structuredClone(reply));
  return reply;
}

function replyTo(account: StripeAccount, { headers, ...call }: Asked, secretKey: string): Reply {
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

interface PageAsked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
  readonly origin: string;
}

/** The script, its frames, and the pages of banks. */
function answerPage(account: StripeAccount, { request, response, pathname, searchParams, origin }: PageAsked): void {
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
    const customer = searchParams.get('session')?.replace('cuss_secret_', '');
    const saved = [...account.methods.values()].filter((method) => method.customer === customer && method.allow_redisplay === 'always');
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(saved));
  }
  if (folder === 'elements') return void html(PAYMENT_FRAME, paymentFrame);
  response.writeHead(404).end();
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
