import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MollieAccount, Refused, type StandInAmount, type StandInPayment } from './mollie-account.ts';

export interface MollieStandInOptions {
  /** Any free one without. */
  readonly port?: number;
  readonly apiKey?: string;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
}

interface Reply {
  readonly status: number;
  readonly body?: object;
}

const PAGE = 5;

/** The second provider for tests and rehearsals: its documented calls, its messages, and the page on which a customer pays. */
export async function mollieStandIn({ port = 0, apiKey = 'test_mollie' }: MollieStandInOptions = {}) {
  const account = new MollieAccount();
  const answered = new Map<string, Reply>();
  const calls: Call[] = [];
  const state = { isDown: false, losesAnswers: 0, sendsNoWebhooks: false };
  const webhooks: Promise<unknown>[] = [];
  let origin = '';
  account.onChange = ({ id, announced: { webhookUrl } }) => {
    if (state.sendsNoWebhooks || typeof webhookUrl !== 'string') return;
    const message = { method: 'POST', body: new URLSearchParams({ id }), signal: AbortSignal.timeout(10_000) };
    webhooks.push(fetch(webhookUrl, message).catch(() => undefined));
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://mollie');
    if (pathname.startsWith('/checkout/')) {
      const [, , id = '', outcome] = pathname.split('/');
      if (!outcome) return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(account.payment(id)));
      const { redirectUrl } = account.end(id, outcome as 'paid');
      return response.writeHead(303, { location: redirectUrl }).end();
    }
    const text = await bodyOf(request);
    const call: Call = {
      method: request.method!,
      path: pathname.replace(/^\/v2/, ''),
      query: searchParams,
      body: text ? (JSON.parse(text) as Call['body']) : {},
      key: request.headers['idempotency-key'] as string | undefined,
    };
    calls.push(call);
    const isKnown = request.headers.authorization === `Bearer ${apiKey}`;
    const reply = state.isDown ? { status: 503, body: {} } : isKnown ? once(answered, call, () => replyTo(account, call, origin)) : UNKNOWN;
    if (state.losesAnswers-- > 0) return request.socket.destroy();
    response.writeHead(reply.status, { 'content-type': 'application/hal+json' }).end(reply.body && JSON.stringify(reply.body));
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    account,
    /** Calls of the documented API, newest last. */
    calls,
    state,
    settings: { apiKey, api: origin, name: 'Klarna', methods: { FR: ['klarna'], ES: ['klarna'], IT: ['klarna'] } },
    /** An hour has passed: the same idempotency key is a new call. */
    forgetKeys: () => answered.clear(),
    /** Every message that was sent has been answered. */
    async settled() {
      while (webhooks.length) await webhooks.shift();
    },
    close: () => new Promise<void>((done) => void (server.closeAllConnections(), server.close(() => done()))),
  };
}

export type MollieStandIn = Awaited<ReturnType<typeof mollieStandIn>>;

const UNKNOWN: Reply = { status: 401, body: { status: 401, title: 'Unauthorized Request' } };

function once(answered: Map<string, Reply>, { method, key }: Call, work: () => Reply): Reply {
  if (!key || method !== 'POST') return work();
  const reply = answered.get(key) ?? work();
  answered.set(key, reply);
  return reply;
}

function replyTo(account: MollieAccount, call: Call, origin: string): Reply {
  try {
    return answer(account, call, origin);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, message, field } = error;
    return { status, body: { status, title: 'Refused', detail: message, ...(field && { field }) } };
  }
}

function answer(account: MollieAccount, { method, path, query, body }: Call, origin: string): Reply {
  const [, subject = '', id, part] = path.split('/');
  const shown = (payment: StandInPayment) => ({ status: 200, body: viewOf(payment, origin) });
  const rows = { payments: [...account.payments.values()], refunds: account.refunds, chargebacks: account.chargebacks };
  if (!id && method === 'POST' && subject === 'payments') return { ...shown(account.open(body)), status: 201 };
  if (!id && subject in rows) return listed(rows[subject as keyof typeof rows], { subject, query, origin });
  if (subject !== 'payments' || !id) throw new Refused(404, 'No such resource');
  if (part === 'captures' && method === 'POST') return { status: 201, body: (account.capture(id), { resource: 'capture' }) };
  if (part === 'refunds' && method === 'POST')
    return { status: 201, body: account.refund(id, body.amount as StandInAmount, body.metadata) };
  if (part === 'refunds' || part === 'chargebacks')
    return { status: 200, body: { _embedded: { [part]: rows[part].filter(({ paymentId }) => paymentId === id) }, _links: {} } };
  if (method === 'DELETE') return shown(account.cancel(id));
  const payment = account.payment(id);
  if (method === 'PATCH' && typeof body.redirectUrl === 'string') payment.redirectUrl = body.redirectUrl;
  return shown(payment);
}

/** As the provider shows a payment; its page only while it can be paid. */
function viewOf({ announced, ...payment }: StandInPayment, origin: string): object {
  const { description, locale, metadata, lines, billingAddress, method } = announced;
  return {
    ...{ description, locale, metadata, lines, billingAddress, method: Array.isArray(method) ? method[0] : method },
    ...payment,
    isCancelable: payment.status === 'open',
    _links: payment.status === 'open' ? { checkout: { href: `${origin}/checkout/${payment.id}`, type: 'text/html' } } : {},
  };
}

/** The newest first, a few at a time. */
function listed(
  rows: readonly (StandInPayment | { readonly id: string })[],
  { subject, query, origin }: { subject: string; query: URLSearchParams; origin: string },
): Reply {
  const found = [...rows].reverse();
  const start = query.get('from') ? found.findIndex(({ id }) => id === query.get('from')) : 0;
  const next = found[start + PAGE];
  const page = found.slice(start, start + PAGE).map((row) => ('announced' in row ? viewOf(row, origin) : row));
  const link = next ? { next: { href: `${origin}/v2/${subject}?from=${next.id}` } } : {};
  return { status: 200, body: { count: page.length, _embedded: { [subject]: page }, _links: link } };
}

/** The customer decides how the payment ends. */
function pageOf({ id, amount, announced }: StandInPayment): string {
  const outcomes = ['paid', 'pending', 'failed', 'canceled'];
  const links = outcomes.map((outcome) => `<p><a id="${outcome}" href="/checkout/${id}/${outcome}">${outcome}</a></p>`).join('');
  return `<!doctype html><html lang="${String(announced.locale ?? 'en').slice(0, 2)}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Checkout</title><h1>${amount.value} ${amount.currency}</h1>${links}`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
