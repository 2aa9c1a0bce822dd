import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';

/** The items of an order of a stay for two, one night at 120 euros by default. */
export function stayItems(change: { checkin?: string; checkout?: string; offerId?: string; adults?: number } = {}) {
  const { checkin = '2030-06-12', checkout = '2030-06-13', offerId = '101', adults = 2 } = change;
  return {
    shortStayItem: {
      gift: false,
      reservationCriteria: {
        offerId,
        pax: { numberOfAdults: adults, numberOfChildren: 0, numberOfBabies: 0 },
        travelPeriod: { checkinDate: checkin, checkoutDate: checkout },
      },
    },
  };
}

export const BUYER = {
  email: { email: 'marie.durand@example.com' },
  civility: 'MRS',
  firstName: 'Marie',
  lastName: 'Durand',
  phoneNumber: '+33612345678',
  country: 'FR',
};

export function orderOf(items: object, expectedAmount: number, change: object = {}) {
  return { locale: 'fr_FR', buyer: BUYER, currency: 'EUR', expectedAmount, items, ...change };
}

export type OrderToPost = ReturnType<typeof orderOf>;

/** Access keys of the orders that tests have opened or found, by cookie path. */
const keys = new Map<string, string>();

/** The cookie that the browser of a test would send along. */
export function orderCookie(url: string): Record<string, string> {
  const path = /^\/gateway\/orders\/[^/?]+/.exec(url)?.[0];
  const cookie = path && keys.get(path);
  return cookie ? { cookie } : {};
}

/** Keeps the key of an order as a browser would. */
export function keepOrderCookie({ headers }: Pick<LightMyRequestResponse, 'headers'>): void {
  for (const line of [headers['set-cookie'] ?? []].flat()) {
    const path = /; Path=(\/gateway\/orders\/[^;]+)/.exec(line)?.[1];
    if (path) keys.set(path, line.split(';', 1)[0] ?? '');
  }
}

/** Orders, pays and buys by the public calls. */
export function checkoutClient(app: { inject(request: InjectOptions): PromiseLike<LightMyRequestResponse> }) {
  const post = async (url: string, payload: object, key: string = randomUUID()) => {
    const answer = await app.inject({ method: 'POST', url, payload, headers: { 'idempotency-key': key, ...orderCookie(url) } });
    keepOrderCookie(answer);
    return { status: answer.statusCode, body: answer.json() };
  };
  const get = async (url: string) => {
    const answer = await app.inject({ url, headers: orderCookie(url) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const start = (body: object, key?: string) => post('/gateway/purchase/orders', body, key);
  const pay = (intent: string, number = '4242424242424242', challenge?: 'accepted' | 'refused') =>
    post(`/gateway/psp/test/payment-intents/${intent}/confirm`, { number, expiry: '12/34', cvc: '123', ...(challenge && { challenge }) });
  const buy = (body: object, paymentIntentId: string, key?: string) =>
    post('/gateway/purchase/zeppto', { ...body, pspAuthorization: { paymentIntentId, paymentMethod: 'card' } }, key);
  /** All three steps; gifts alone need no card. */
  const sell = async (body: OrderToPost) => {
    const { status, body: opened } = await start(body);
    if (status !== 200) throw new Error(`The order was refused: ${JSON.stringify(opened)}`);
    if (opened.amount > 0) await pay(opened.paymentIntentId);
    return { opened, bought: await buy(body, opened.paymentIntentId) };
  };
  return { post, get, start, pay, buy, sell };
}

/** Runs the outbox until it is empty; a round that already runs is awaited first. */
export async function drainOutbox(outbox: { runOnce(): Promise<number> }): Promise<void> {
  await outbox.runOnce();
  while ((await outbox.runOnce()) > 0);
}
