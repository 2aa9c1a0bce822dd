import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { share } from './load.ts';
import type { Quoted } from './product-questions.ts';

const BUYERS = 50;
const ROUNDS = 6;
/** A buyer reads before the next click, and nobody begins in the same millisecond. */
const READING_MS = 1_000;
const AGAIN_MS = 200;

/** What 50 buyers who order, pay and buy at the same time waited for, milliseconds. */
export interface Bought {
  readonly orders: number;
  readonly opened: Wait;
  readonly bought: Wait;
}
export interface Wait {
  readonly p50: number;
  readonly p99: number;
}

/** Buyers in front of one process, each with a stay of their own, each with a second's pause between two calls. */
export async function fiftyBuyers(address: string, quotes: readonly Quoted[]): Promise<Bought> {
  const opened: number[] = [];
  const bought: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    await Promise.all(
      Array.from({ length: BUYERS }, async (_, buyer) => {
        const quote = quotes[(round * BUYERS + buyer) % quotes.length]!;
        const waits = await buy(address, quote);
        opened.push(waits.opened);
        bought.push(waits.bought);
      }),
    );
  return { orders: bought.length, opened: waitOf(opened), bought: waitOf(bought) };
}

async function buy(address: string, quote: Quoted): Promise<{ opened: number; bought: number }> {
  const order = orderOf(quote);
  await sleep(Math.random() * READING_MS);
  const opened = await post(`${address}/gateway/purchase/orders`, order);
  const { paymentIntentId } = opened.body;
  await sleep(Math.random() * READING_MS);
  const card = { number: '4242424242424242', expiry: '12/49', cvc: '123' };
  await post(`${address}/gateway/psp/test/payment-intents/${paymentIntentId}/confirm`, card);
  await sleep(Math.random() * READING_MS);
  const pspAuthorization = { paymentIntentId, paymentMethod: 'card' };
  const bought = await post(`${address}/gateway/purchase/zeppto`, { ...order, pspAuthorization });
  return { opened: opened.ms, bought: bought.ms };
}

/** A buyer who gets a 503 repeats the call under the same key; the measured time includes every attempt. */
async function post(url: string, body: object): Promise<{ ms: number; body: { paymentIntentId?: string } }> {
  const began = performance.now();
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  for (;;) {
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const reported = (await answer.json()) as { paymentIntentId?: string; code?: string; message?: string };
    if (answer.status === 200) return { ms: performance.now() - began, body: reported };
    if (answer.status !== 503) throw new Error(`${new URL(url).pathname}: ${answer.status} ${reported.code} ${reported.message}`);
    await sleep(AGAIN_MS);
  }
}

function orderOf({ reservation, activities, cents }: Quoted) {
  const buyer = { civility: 'MRS', firstName: 'Marie', lastName: 'Durand', phoneNumber: '+33612345678', country: 'FR' };
  const pax = { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 };
  const travelPeriod = { checkinDate: reservation.checkin, checkoutDate: reservation.checkout };
  const activityDaySelections = activities.map((activityId) => ({ activityId, day: 1 }));
  const reservationCriteria = { offerId: reservation.offerId, pax, travelPeriod, activityDaySelections };
  return {
    locale: 'fr_FR',
    buyer: { ...buyer, email: { email: 'marie.durand@example.com' } },
    currency: 'EUR',
    expectedAmount: cents,
    items: { shortStayItem: { gift: false, reservationCriteria } },
  };
}

function waitOf(waits: readonly number[]): Wait {
  return { p50: share(waits, 0.5), p99: share(waits, 0.99) };
}
