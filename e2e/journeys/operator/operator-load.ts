import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** One request of a visitor: when it was sent, when its answer was there, and what was wrong with that. */
export interface Visited {
  readonly path: string;
  /** Of `performance.now()`. */
  readonly from: number;
  readonly to: number;
  readonly fault?: string;
}

const PAUSE_MS = 150;
/** For one step of an order, sent again with its key: afterwards it is lost. */
const TIMEOUT_MS = 20_000;

interface Walk {
  readonly address: string;
  readonly paths: readonly string[];
}

/**
 * Opens one page after another, whole, until it is over. A page that says when to come back is asked for once more, as
 * balancers and browsers do with a question; who is told so twice has lost it.
 */
export async function steadyVisitor({ address, paths }: Walk, visited: Visited[], isOver: () => boolean): Promise<void> {
  for (let at = 0; !isOver(); at += 1) {
    const path = paths[at % paths.length]!;
    const first = await visit(address, path);
    if (first.retrySeconds) await sleep(first.retrySeconds * 1_000);
    visited.push(first.retrySeconds ? await visit(address, path) : first);
    await sleep(PAUSE_MS);
  }
}

async function visit(address: string, path: string): Promise<Visited & { readonly retrySeconds?: number }> {
  const from = performance.now();
  try {
    const answer = await fetch(address + path);
    const text = await answer.text();
    const isHalf = answer.headers.get('content-type')?.includes('html') && !text.includes('</html>');
    const fault = answer.status === 200 ? isHalf && 'half a page' : `${answer.status} ${text.slice(0, 200)}`;
    const retrySeconds = answer.status === 503 ? Number(answer.headers.get('retry-after')) : 0;
    return { path, from, to: performance.now(), retrySeconds, ...(fault && { fault }) };
  } catch (error) {
    return { path, from, to: performance.now(), fault: String(error) };
  }
}

/** What became of the orders of one customer. */
export interface Bought {
  /** Orders that the shop has confirmed. */
  readonly orders: readonly string[];
  /** Answers that were neither a confirmation nor one to ask again after, and steps that did not come to an end in time. */
  readonly faults: readonly Visited[];
}

const CARD = { number: '4242424242424242', expiry: '12/49', cvc: '123' };

export interface Customer {
  readonly address: string;
  /** Pays what was opened, by another provider than the test provider. */
  readonly pay?: (paymentIntentId: string) => Promise<unknown>;
  /** Of each request. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** Of the buyer. */
  readonly mail?: string;
  /** Between two orders. */
  readonly pauseMs?: number;
}

/** Buys one digital box after another; what is cut off is sent again with its key, as the shop's own pages do. */
export async function stubbornCustomer(
  { address, pay, headers = () => ({}), mail, pauseMs = 0 }: Customer,
  isOver: () => boolean,
): Promise<Bought> {
  const orders: string[] = [];
  const faults: Visited[] = [];
  const { boxes } = (await (await fetch(`${address}/gateway/boxes/search?locale=fr_FR`)).json()) as { boxes: { code: string }[] };
  const items = { boxItem: { code: boxes[0]!.code } };
  const buyer = mail ? { ...BUYER, email: { email: mail } } : BUYER;
  const post = async <Answer>(path: string, body: object): Promise<Answer | undefined> => {
    const key = randomUUID();
    const began = performance.now();
    do {
      const from = performance.now();
      const sent = await send(address + path, { body, key, headers: headers() });
      if (sent.status === 200) return sent.body as Answer;
      const isLost = !sent.mayBeRepeated || from - began > TIMEOUT_MS;
      if (isLost) return void faults.push({ path, from, to: performance.now(), fault: `${sent.status} ${sent.text}` });
      await sleep(200);
    } while (!isOver());
    return undefined;
  };
  while (!isOver()) {
    const price = await post<{ remainingAmountToPay: number }>('/gateway/purchase/price', { locale: 'fr_FR', items });
    const order = { locale: 'fr_FR', buyer, currency: 'EUR', expectedAmount: price?.remainingAmountToPay, items };
    const opened = price && (await post<{ paymentIntentId: string }>('/gateway/purchase/orders', order));
    if (!opened) continue;
    const { paymentIntentId } = opened;
    const paid = await (pay ? pay(paymentIntentId) : post<object>(`/gateway/psp/test/payment-intents/${paymentIntentId}/confirm`, CARD));
    const authorised = { ...order, pspAuthorization: { paymentIntentId, paymentMethod: 'card' } };
    const bought = paid ? await post<{ booking: { orderUUID: string } }>('/gateway/purchase/zeppto', authorised) : undefined;
    if (bought) orders.push(bought.booking.orderUUID);
    if (pauseMs) await sleep(pauseMs);
  }
  return { orders, faults };
}

const BUYER = {
  civility: 'MRS',
  firstName: 'Marie',
  lastName: 'Durand',
  phoneNumber: '+33612345678',
  country: 'FR',
  email: { email: 'marie.steadfast@example.com' },
};

interface Sent {
  readonly status: number;
  readonly text: string;
  readonly body?: unknown;
  readonly mayBeRepeated: boolean;
}

interface Sending {
  readonly body: object;
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function send(url: string, { body, key, headers: own }: Sending): Promise<Sent> {
  try {
    const headers = { ...own, 'content-type': 'application/json', 'idempotency-key': key };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.text();
    const parsed = JSON.parse(text) as { code?: string };
    const isBusy = answer.status === 503 && answer.headers.has('retry-after');
    const mayBeRepeated = answer.status === 502 || isBusy || parsed.code === 'IDEMPOTENCY_IN_FLIGHT';
    return { status: answer.status, text: text.slice(0, 200), body: parsed, mayBeRepeated };
  } catch (error) {
    return { status: 0, text: String(error), mayBeRepeated: true };
  }
}
