import { orderOf, stayItems } from '@shop/api/checkout-client';
import { addDays } from '@shop/domain';
import { randomUUID } from 'node:crypto';

/** Results of the requests and orders of some customers. */
export interface Tally {
  requests: number;
  /** Ids of the orders that were confirmed. */
  readonly bought: string[];
  /** Requests that failed, with their reasons. */
  readonly faults: string[];
}

const NIGHT = addDays(new Date().toISOString().slice(0, 10), 40);
const CENTS = 16_000;

/** Some customers who look and buy one after the other until `leave` is called. */
export function customers(address: string, count: number): { readonly tally: Tally; leave(): Promise<void> } {
  const tally: Tally = { requests: 0, bought: [], faults: [] };
  let isOpen = true;
  const visits = Array.from({ length: count }, async () => {
    while (isOpen) await visit(address, tally);
  });
  return {
    tally,
    async leave() {
      isOpen = false;
      await Promise.all(visits);
    },
  };
}

/** Searches, looks at the stay and its price, and buys it. */
async function visit(address: string, tally: Tally): Promise<void> {
  const cookies: string[] = [];
  const request = async (path: string, body?: object, key: string = randomUUID()): Promise<Record<string, unknown> | undefined> => {
    tally.requests += 1;
    const headers = { 'content-type': 'application/json', 'idempotency-key': key, cookie: cookies.join('; ') };
    const response = await fetch(`${address}${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }).catch(
      (error: Error) => error,
    );
    if (response instanceof Error) return fault(path, response.message);
    cookies.push(...response.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? ''));
    const content = (await response.json().catch(() => undefined)) as Record<string, unknown> | undefined;
    return response.ok ? content : fault(path, `${response.status} ${JSON.stringify(content)}`);
  };
  const fault = (path: string, reason: string) => {
    tally.faults.push(`${path}: ${reason}`);
    return undefined;
  };
  await request('/api/offers.json', { locale: 'fr_FR', searchCriterias: { adult: 2, checkin: NIGHT, night: 1 } });
  await request('/api/weekend/101/detail.json?locale=fr_FR');
  await request(`/api/product/101/quote?locale=fr_FR&checkin=${NIGHT}&nights=1`);
  const order = orderOf(stayItems({ checkin: NIGHT, checkout: addDays(NIGHT, 1) }), CENTS);
  const opened = await request('/gateway/purchase/orders', order);
  if (!opened) return;
  const paymentIntentId = String(opened.paymentIntentId);
  await request(`/gateway/psp/test/payment-intents/${paymentIntentId}/confirm`, {
    number: '4242424242424242',
    expiry: '12/34',
    cvc: '123',
  });
  const bought = await request('/gateway/purchase/zeppto', { ...order, pspAuthorization: { paymentIntentId, paymentMethod: 'card' } });
  if (bought) tally.bought.push(paymentIntentId);
}
