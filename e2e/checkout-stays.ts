import { expect, type APIRequestContext } from '@playwright/test';
import type { Wish } from './checkout-visit.ts';
import { shopDay } from './shop-clock.ts';

interface Stay {
  readonly id: string;
  readonly nights: number;
  readonly published: boolean;
  readonly cancellationPolicy: { readonly cancellable: boolean };
  readonly programLine: readonly { readonly activityId?: string }[];
}

export interface Wanted {
  readonly activities?: number;
  readonly rooms?: (rooms: number) => boolean;
  readonly price?: (cents: number) => boolean;
  readonly children?: number;
}

export interface FoundStay extends Wish {
  /** Cents for the party. */
  readonly price: number;
  /** Rooms that the party takes of each night. */
  readonly rooms: number;
  readonly activities: readonly string[];
}

const used = new Set<string>();
/** What a stay holds does not change while the journeys run: it is asked once. */
const known = new Map<string, Promise<Stay>>();
const listed = new Map<number, Promise<string[]>>();
/** Of 24 stays each; one stay in eight holds two activities, and not every one is free for a family. */
const PAGES = 48;

/** A stay that can be had some months ahead and fits, another one at each call: journeys never buy each other's rooms. */
export async function aBookableStay(request: APIRequestContext, wanted: Wanted = {}): Promise<FoundStay> {
  for (let page = 0; page < PAGES; page++) {
    for (const id of await once(listed, page, () => someStays(request, page))) {
      if (used.has(id)) continue;
      const stay = await once(known, id, () => stayOf(request, id));
      const activities = [...new Set(stay.programLine.flatMap(({ activityId }) => activityId ?? []))];
      if (!stay.published || activities.length < (wanted.activities ?? 0)) continue;
      const wish = await onAFreeDay(request, stay, wanted);
      if (!wish) continue;
      used.add(id);
      return { ...wish, activities };
    }
  }
  throw new Error('The demo catalogue has no such stay.');
}

function once<Key, Answer>(answers: Map<Key, Promise<Answer>>, key: Key, ask: () => Promise<Answer>): Promise<Answer> {
  const answer = answers.get(key) ?? ask();
  answers.set(key, answer);
  return answer;
}

async function stayOf(request: APIRequestContext, id: string): Promise<Stay> {
  return (await (await request.get(`/api/weekend/${id}/detail.json?locale=fr_FR&client=msite`)).json()) as Stay;
}

async function someStays(request: APIRequestContext, page: number): Promise<string[]> {
  const answer = await request.post('/api/offers.json', {
    data: { searchCriterias: { adult: 2, child: 0, baby: 0, page }, locale: 'fr_FR', page },
  });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { exactMatch: { id: string }[] }).exactMatch.map(({ id }) => id);
}

async function onAFreeDay(request: APIRequestContext, stay: Stay, wanted: Wanted): Promise<Omit<FoundStay, 'activities'> | undefined> {
  for (let ahead = 75; ahead < 90; ahead += 2) {
    const checkin = shopDay(ahead);
    const requested = `checkin=${checkin}&nights=${stay.nights}&adult=2&child=${wanted.children ?? 0}&baby=0&locale=fr_FR`;
    const answer = await request.get(`/api/product/${stay.id}/quote?${requested}`);
    if (!answer.ok()) continue;
    const { availableRooms, priceInfo } = (await answer.json()) as {
      availableRooms: number;
      priceInfo: { sellPrice: number; nbRooms: number };
    };
    const { sellPrice: price, nbRooms: rooms } = priceInfo;
    const fits = (wanted.rooms ?? ((rooms) => rooms > 3))(availableRooms) && (wanted.price?.(price) ?? true);
    if (fits) return { id: stay.id, checkin, checkout: shopDay(ahead + stay.nights), price, rooms };
  }
  return undefined;
}

interface Upsell {
  readonly id: string;
  /** Cents on these days. */
  readonly priceDifference: number;
}

/** What the guests may add on these days: stays of the same house that hold more. */
async function upsellsOf(request: APIRequestContext, { id, checkin, checkout }: Wish): Promise<Upsell[]> {
  const nights = (Date.parse(checkout) - Date.parse(checkin)) / 86_400_000;
  const answer = await request.get(`/api/product/${id}/upsells?checkin=${checkin}&nights=${nights}&adult=2&child=0&baby=0&locale=fr_FR`);
  return ((await answer.json()) as { upsells: Upsell[] }).upsells;
}

/** Somebody else buys rooms until none is left. */
export async function buyTheRest(
  request: APIRequestContext,
  { id, checkin, checkout, activities = [] }: Wish,
  rooms: number,
): Promise<void> {
  for (let room = 0; room < rooms; room++) {
    const order = {
      locale: 'fr_FR',
      buyer: {
        email: { email: `somebody.${id}.${room}@example.com` },
        civility: 'MR',
        firstName: 'Other',
        lastName: 'Guest',
        phoneNumber: '+33612345678',
        country: 'FR',
      },
      currency: 'EUR',
      items: {
        shortStayItem: {
          gift: false,
          reservationCriteria: {
            offerId: id,
            pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
            travelPeriod: { checkinDate: checkin, checkoutDate: checkout },
            activityDaySelections: activities.map((activityId) => ({ activityId, day: 1 })),
          },
        },
      },
    };
    await buy(request, order, `${id}-${room}-${Date.now()}`);
  }
}

async function buy(request: APIRequestContext, order: { items: unknown; locale: string }, key: string): Promise<void> {
  const price = await request.post('/gateway/purchase/price', { data: { locale: order.locale, items: order.items } });
  const { remainingAmountToPay: expectedAmount } = (await price.json()) as { remainingAmountToPay: number };
  const data = { ...order, expectedAmount };
  const started = await request.post('/gateway/purchase/orders', { data, headers: { 'idempotency-key': `order-${key}` } });
  const { paymentIntentId } = (await started.json()) as { paymentIntentId: string };
  await request.post(`/gateway/psp/test/payment-intents/${paymentIntentId}/confirm`, {
    data: { number: '4242424242424242', expiry: '12/30', cvc: '123' },
  });
  const bought = await request.post('/gateway/purchase/zeppto', {
    data: { ...data, pspAuthorization: { paymentIntentId, paymentMethod: 'card' } },
    headers: { 'idempotency-key': `zeppto-${key}` },
  });
  expect(bought.ok()).toBe(true);
}

/** A stay to which its house has something to add, and the stay that one has with the first of it. */
export async function aStayWithMore(request: APIRequestContext): Promise<{ wish: FoundStay; more: FoundStay }> {
  for (let tries = 0; tries < 60; tries++) {
    const wish = await aBookableStay(request);
    const [first] = await upsellsOf(request, wish);
    if (!first || used.has(first.id)) continue;
    used.add(first.id);
    return { wish, more: { ...wish, id: first.id, price: wish.price + first.priceDifference } };
  }
  throw new Error('No house of the demo catalogue has something to add.');
}
