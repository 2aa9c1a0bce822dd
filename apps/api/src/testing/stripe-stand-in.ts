import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StripeIntent } from '../purchase/stripe/stripe-intent.ts';
import type { StripeSettings } from '../purchase/stripe/stripe-settings.ts';

interface Kept {
  id: string;
  amount: number;
  status: StripeIntent['status'];
  last_payment_error: { code: string } | null;
  next_action: { redirect_to_url: { url: string; return_url: string } } | null;
  latest_charge: { refunded: boolean; amount_refunded: number } | null;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
}

type Reply = readonly [status: number, body: object];

const refused = (status: number, code: string): Reply => [status, { error: { code, message: code } }];
const UNEXPECTED = refused(400, 'payment_intent_unexpected_state');

/** The payment intents and refunds of Stripe's HTTP API, as its documentation tells them, on a port of this machine. */
export async function stripeStandIn() {
  const intents = new Map<string, Kept>();
  const answered = new Map<string, Reply>();
  const asked: Asked[] = [];
  const state = { isDown: false, losesAnswers: 0 };
  const settings: StripeSettings = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1', api: '' };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url!, 'http://stripe');
      const form = request.method === 'POST' ? new URLSearchParams(Buffer.concat(parts).toString()) : searchParams;
      const question = { method: request.method!, path: pathname, form, headers: request.headers };
      asked.push(question);
      const [status, body] = state.isDown ? refused(500, 'api_error') : once(answered, question, () => answer(intents, question));
      if (state.losesAnswers-- > 0) return request.socket.destroy();
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    settings: { ...settings, api: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    asked,
    intents,
    state,
    /** The customer answers the bank. */
    meetChallenge(id: string, isAccepted: boolean) {
      const intent = intents.get(id)!;
      intent.next_action = null;
      intent.status = isAccepted ? 'requires_confirmation' : 'requires_payment_method';
      intent.last_payment_error = isAccepted ? null : { code: 'payment_intent_authentication_failure' };
    },
    /** A payment on its way arrives. */
    arrive: (id: string) => charge(intents.get(id)!),
    close: () => new Promise<void>((done) => void (server.closeAllConnections(), server.close(() => done()))),
  };
}

export type StripeStandIn = Awaited<ReturnType<typeof stripeStandIn>>;

/** A message about a payment, signed as the provider signs. */
export function signedMessage(id: string, { secret, at }: { secret: string; at: Date }) {
  const payload = JSON.stringify({ type: 'payment_intent.succeeded', data: { object: { object: 'payment_intent', id } } });
  const t = Math.floor(at.getTime() / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${payload}`).digest('hex');
  return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${v1}` } };
}

function once(answered: Map<string, Reply>, { headers }: Asked, work: () => Reply): Reply {
  const key = headers['idempotency-key'] as string | undefined;
  if (!key) return work();
  const reply = answered.get(key) ?? work();
  answered.set(key, reply);
  return reply;
}

function answer(intents: Map<string, Kept>, { method, path, form, headers }: Asked): Reply {
  if (headers.authorization !== 'Bearer sk_test_1') return refused(401, 'invalid_request_error');
  const [, , subject, id, verb] = path.split('/');
  if (subject === 'refunds') return refund(intents.get(form.get('payment_intent')!), Number(form.get('amount')));
  if (subject !== 'payment_intents') return refused(404, 'resource_missing');
  if (method === 'POST' && !id) return create(intents, form);
  const intent = intents.get(id ?? '');
  if (!intent) return refused(404, 'resource_missing');
  if (verb === 'confirm') return confirm(intent, form);
  if (verb === 'cancel') return cancel(intent);
  return [200, intent];
}

function create(intents: Map<string, Kept>, form: URLSearchParams): Reply {
  if (form.get('currency') !== 'eur' || form.get('confirmation_method') !== 'manual') return refused(400, 'parameter_invalid');
  const id = `pi_${randomBytes(12).toString('hex')}`;
  const nothing = { last_payment_error: null, next_action: null, latest_charge: null };
  const intent: Kept = { id, amount: Number(form.get('amount')), status: 'requires_payment_method', ...nothing };
  intents.set(id, intent);
  return [200, { ...intent }];
}

function confirm(intent: Kept, form: URLSearchParams): Reply {
  const method = form.get('payment_method');
  if (intent.status === 'requires_confirmation') return [200, charge(intent)];
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action') return UNEXPECTED;
  intent.last_payment_error = null;
  switch (method) {
    case 'pm_card_visa':
      return [200, charge(intent)];
    case 'pm_card_threeDSecure2Required':
      intent.status = 'requires_action';
      intent.next_action = { redirect_to_url: { url: `https://bank.example/${intent.id}`, return_url: form.get('return_url')! } };
      return [200, { ...intent }];
    case 'pm_late':
      intent.status = 'processing';
      return [200, { ...intent }];
    default:
      intent.last_payment_error = { code: 'card_declined' };
      return refused(402, 'card_declined');
  }
}

function charge(intent: Kept): Kept {
  intent.status = 'succeeded';
  intent.latest_charge = { refunded: false, amount_refunded: 0 };
  return intent;
}

function cancel(intent: Kept): Reply {
  if (intent.status === 'succeeded' || intent.status === 'processing') return UNEXPECTED;
  if (intent.status !== 'canceled') intent.status = 'canceled';
  return [200, { ...intent }];
}

function refund(intent: Kept | undefined, amount: number): Reply {
  const paid = intent?.latest_charge;
  if (!intent || !paid) return refused(400, 'charge_not_captured');
  if (paid.refunded) return refused(400, 'charge_already_refunded');
  if (paid.amount_refunded + amount > intent.amount) return refused(400, 'amount_too_large');
  paid.amount_refunded += amount;
  paid.refunded = paid.amount_refunded === intent.amount;
  return [200, { id: 're_1' }];
}
