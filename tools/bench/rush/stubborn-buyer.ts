import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Stay {
  readonly checkin: string;
  readonly checkout: string;
  readonly cents: number;
}

/** How it ended for a buyer, after how long, and every answer of 500 or more on the way. */
export interface Outcome {
  readonly kind: 'bought' | 'soldOut' | 'other';
  readonly orderUUID?: string;
  readonly faults: readonly string[];
  /** Connections that ended without an answer. */
  readonly cut: number;
  readonly seconds: number;
  readonly code?: string;
}

const TIMEOUT_MS = 120_000;

interface Answered {
  readonly status: number;
  readonly retryAfter?: string | null;
  readonly body: { code?: string; orderUUID?: string; paymentIntentId?: string; booking?: { orderUUID: string } };
}

/** Orders, pays (with a test card without `pay`) and buys; a lost connection or a request still running is repeated with its key, wherever `turn` sends it. */
export async function stubbornBuyer(
  turn: () => Promise<string>,
  stay: Stay,
  pay?: (paymentIntentId: string) => Promise<unknown>,
): Promise<Outcome> {
  const faults: string[] = [];
  const began = performance.now();
  let cut = 0;
  const post = async (path: string, body: object): Promise<Answered> => {
    const key = randomUUID();
    const until = Date.now() + TIMEOUT_MS;
    for (;;) {
      const answer = await send((await turn()) + path, body, key);
      if (!answer) cut++;
      if (answer && answer.status >= 500) faults.push(`${answer.status} ${path} (again in ${answer.retryAfter ?? '?'} s)`);
      const isFinal = answer && answer.status < 500 && answer.body.code !== 'IDEMPOTENCY_IN_FLIGHT';
      if (isFinal || Date.now() > until) return answer ?? { status: 0, body: {} };
      await sleep(200 + Math.random() * 300);
    }
  };
  const order = orderOf(stay);
  const opened = await post('/gateway/purchase/orders', order);
  const trail = () => ({ faults, cut, seconds: (performance.now() - began) / 1000 });
  if (opened.status !== 200) return { ...outcomeOf(opened), ...trail() };
  const { paymentIntentId, orderUUID } = opened.body;
  const card = { number: '4242424242424242', expiry: '12/49', cvc: '123' };
  await (pay ? pay(paymentIntentId!) : post(`/gateway/psp/test/payment-intents/${paymentIntentId}/confirm`, card));
  const bought = await post('/gateway/purchase/zeppto', { ...order, pspAuthorization: { paymentIntentId, paymentMethod: 'card' } });
  return { ...outcomeOf(bought), ...trail(), ...(orderUUID && { orderUUID }) };
}

function outcomeOf({ status, body }: Answered): Pick<Outcome, 'kind' | 'code'> {
  if (status === 200) return { kind: 'bought' };
  const isSoldOut = status === 409 && (body.code === 'SOLD_OUT' || body.code === 'PACKAGE_NOT_AVAILABLE_CHECKIN');
  return isSoldOut ? { kind: 'soldOut' } : { kind: 'other', code: `${status} ${body.code ?? ''}` };
}

/** Undefined when nobody answered. */
async function send(url: string, body: object, key: string): Promise<Answered | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: (await answer.json()) as Answered['body'] };
  } catch {
    return undefined;
  }
}

function orderOf({ checkin, checkout, cents }: Stay) {
  const buyer = { civility: 'MRS', firstName: 'Marie', lastName: 'Durand', phoneNumber: '+33612345678', country: 'FR' };
  const pax = { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 };
  const reservationCriteria = { offerId: '101', pax, travelPeriod: { checkinDate: checkin, checkoutDate: checkout } };
  return {
    locale: 'fr_FR',
    buyer: { ...buyer, email: { email: 'marie.durand@example.com' } },
    currency: 'EUR',
    expectedAmount: cents,
    items: { shortStayItem: { gift: false, reservationCriteria } },
  };
}
