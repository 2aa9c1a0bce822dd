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
const BUSY_MS = 500;

interface Walk {
  readonly address: string;
  readonly paths: readonly string[];
}

/** Opens one page after another, whole, until it is over; only where a living process is late or busy a second time. */
export async function steadyVisitor({ address, paths }: Walk, visited: Visited[], isOver: () => boolean): Promise<void> {
  for (let at = 0; !isOver(); at += 1) {
    const path = paths[at % paths.length]!;
    const from = performance.now();
    const fault = await faultOf(address + path);
    visited.push({ path, from, to: performance.now(), ...(fault && { fault }) });
    await sleep(PAUSE_MS);
  }
}

async function faultOf(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url);
    const text = await answer.text();
    if (isBusy(answer) || isUnfinished(answer)) return await sleep(BUSY_MS).then(() => faultOf(url));
    if (answer.status !== 200) return `${answer.status} ${text.slice(0, 200)}`;
    return answer.headers.get('content-type')?.includes('html') && !text.includes('</html>') ? 'half a page' : undefined;
  } catch (error) {
    return String(error);
  }
}

/** The process works for too many and says when to come back: nothing is lost. */
function isBusy({ status, headers }: Response): boolean {
  return status === 503 && headers.has('retry-after');
}

/** The page of a living shell whose data came too late, as on a machine that works for many: it was answered all the same. */
function isUnfinished({ status, headers }: Response): boolean {
  return status === 503 && Boolean(headers.get('content-type')?.includes('html'));
}

/** What became of the orders of one customer. */
export interface Bought {
  /** Orders that the shop has confirmed. */
  readonly orders: readonly string[];
  /** Answers that were neither a confirmation nor one to ask again after. */
  readonly faults: readonly Visited[];
}

const CARD = { number: '4242424242424242', expiry: '12/49', cvc: '123' };

/** Buys one digital box after another; what is cut off is sent again with its key, as the shop's own pages do. */
export async function stubbornCustomer(address: string, isOver: () => boolean): Promise<Bought> {
  const orders: string[] = [];
  const faults: Visited[] = [];
  const { boxes } = (await (await fetch(`${address}/gateway/boxes/search?locale=fr_FR`)).json()) as { boxes: { code: string }[] };
  const items = { boxItem: { code: boxes[0]!.code } };
  const post = async <Answer>(path: string, body: object): Promise<Answer | undefined> => {
    const key = randomUUID();
    do {
      const from = performance.now();
      const sent = await send(address + path, body, key);
      if (sent.status === 200) return sent.body as Answer;
      if (!sent.mayBeRepeated) return void faults.push({ path, from, to: performance.now(), fault: `${sent.status} ${sent.text}` });
      await sleep(200);
    } while (!isOver());
    return undefined;
  };
  while (!isOver()) {
    const price = await post<{ remainingAmountToPay: number }>('/gateway/purchase/price', { locale: 'fr_FR', items });
    const order = { locale: 'fr_FR', buyer: BUYER, currency: 'EUR', expectedAmount: price?.remainingAmountToPay, items };
    const opened = price && (await post<{ paymentIntentId: string }>('/gateway/purchase/orders', order));
    if (!opened) continue;
    const { paymentIntentId } = opened;
    const paid = await post<object>(`/gateway/psp/test/payment-intents/${paymentIntentId}/confirm`, CARD);
    const authorised = { ...order, pspAuthorization: { paymentIntentId, paymentMethod: 'card' } };
    const bought = paid ? await post<{ booking: { orderUUID: string } }>('/gateway/purchase/zeppto', authorised) : undefined;
    if (bought) orders.push(bought.booking.orderUUID);
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

async function send(url: string, body: object, key: string): Promise<Sent> {
  try {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.text();
    const parsed = JSON.parse(text) as { code?: string };
    const mayBeRepeated = answer.status === 502 || isBusy(answer) || parsed.code === 'IDEMPOTENCY_IN_FLIGHT';
    return { status: answer.status, text: text.slice(0, 200), body: parsed, mayBeRepeated };
  } catch (error) {
    return { status: 0, text: String(error), mayBeRepeated: true };
  }
}
