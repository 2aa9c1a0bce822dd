import { smallCatalogue } from '@shop/testing';
import { drainOutbox, orderOf, stayItems } from '../testing/checkout-client.ts';
import { refreshed } from '../testing/refreshed.ts';
import { shopOfFile } from '../testing/shop-of-file.test-utils.ts';

const shop = shopOfFile({
  catalogue: smallCatalogue({ days: { 10: { stock: 1 }, 20: { stock: 1 }, 25: { stock: 1 }, 30: { stock: 2 } } }),
});
let keys = 0;

const nextKey = () => `key-${++keys}`;

function order(checkin: string, checkout: string, change: { amount?: number; adults?: number; locale?: string; offerId?: string } = {}) {
  const { amount = 12_000, locale = 'fr_FR', ...stay } = change;
  return orderOf(stayItems({ checkin, checkout, ...stay }), amount, { locale });
}

const start = (...given: Parameters<typeof shop.checkout.start>) => shop.checkout.start(...given);
const pay = (...given: Parameters<typeof shop.checkout.pay>) => shop.checkout.pay(...given);
const buy = (...given: Parameters<typeof shop.checkout.buy>) => shop.checkout.buy(...given);
const stockOn = async (day: number) =>
  (await shop.db.selectFrom('room_stock').select('stock').where('month', '=', '2030-06-01').executeTakeFirstOrThrow()).stock[day - 1];
const statusOf = async (uuid: string) =>
  (await shop.db.selectFrom('purchase').select('status').where('uuid', '=', uuid).executeTakeFirstOrThrow()).status;

describe('buying a stay', () => {
  test('an order that is paid takes one room off every night, also across a month’s end, and posts the mail @API-037 @API-038', async () => {
    const body = order('2030-06-30', '2030-07-02', { amount: 24_000 });
    const { body: opened } = await start(body);
    expect(opened).toMatchObject({ amount: 24_000, provider: 'test' });
    expect((await pay(opened.paymentIntentId)).body).toEqual({ status: 'succeeded' });
    expect(await buy(body, opened.paymentIntentId)).toEqual({ status: 200, body: { booking: { orderUUID: opened.orderUUID } } });
    expect(await stockOn(30)).toBe(1);

    await drainOutbox(shop.outbox);
    const [mail] = [...shop.mails.values()];
    expect(mail).toMatchObject({ to: { address: 'marie.durand@example.com' }, subject: expect.stringContaining('confirmée') });
    expect(mail?.text).toContain(`http://shop.test/fr_FR/confirmation/${opened.orderUUID}?status=success`);

    const view = (await shop.checkout.get(`/gateway/orders/${opened.orderUUID}?locale=fr_FR`)).body;
    expect(view).toMatchObject({
      status: 'paid',
      nights: 2,
      amount: 24_000,
      email: 'm•••@example.com',
      bookingNumber: expect.stringMatching(/^\d{8}$/),
    });
  });

  test('a price other than the shop’s is refused with the price of today', async () => {
    expect(await start(order('2030-06-05', '2030-06-06', { amount: 100 }))).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', amount: 12_000 },
    });
  });

  test('the same key answers the same order, and takes no second room', async () => {
    const body = order('2030-06-12', '2030-06-13');
    const [orderKey, buyKey] = [nextKey(), nextKey()];
    const first = await start(body, orderKey);
    expect(await start(body, orderKey)).toEqual(first);
    await pay(first.body.paymentIntentId);
    const bought = await buy(body, first.body.paymentIntentId, buyKey);
    expect(await buy(body, first.body.paymentIntentId, buyKey)).toEqual(bought);
    expect((await buy(body, first.body.paymentIntentId)).status).toBe(200);
    expect(await stockOn(12)).toBe(4);
  });

  test('a key used for another order is refused', async () => {
    const key = nextKey();
    await start(order('2030-06-12', '2030-06-13'), key);
    expect(await start(order('2030-06-13', '2030-06-14'), key)).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  test('an order that differs from what was paid is refused', async () => {
    const body = order('2030-06-16', '2030-06-17');
    const { body: opened } = await start(body);
    await pay(opened.paymentIntentId);
    expect(await buy(order('2030-06-17', '2030-06-18'), opened.paymentIntentId)).toMatchObject({
      status: 409,
      body: { code: 'ORDER_CHANGED' },
    });
    expect(await buy({ ...body, expectedAmount: 1 }, opened.paymentIntentId)).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED' },
    });
  });

  test.each([
    ['99 adults', order('2030-06-12', '2030-06-13', { adults: 99 }), 'items.shortStayItem.reservationCriteria.pax.numberOfAdults'],
    ['a day in the past', order('2030-05-12', '2030-05-13'), 'items.shortStayItem.reservationCriteria.travelPeriod.checkinDate'],
    [
      'a departure before the arrival',
      order('2030-06-12', '2030-06-11'),
      'items.shortStayItem.reservationCriteria.travelPeriod.checkoutDate',
    ],
    ['a malformed stay', order('2030-06-12', '2030-06-13', { offerId: "1'--" }), 'items.shortStayItem.reservationCriteria.offerId'],
    ['an unknown locale', order('2030-06-12', '2030-06-13', { locale: 'xx_XX' }), 'locale'],
  ])('%s is refused with its field', async (_, body, field) => {
    expect(await start(body)).toMatchObject({ status: 400, body: { code: 'INVALID_FIELD', field } });
  });
});

describe('the test provider', () => {
  test('a declined card buys nothing, another card may follow', async () => {
    const body = order('2030-06-18', '2030-06-19');
    const { body: opened } = await start(body);
    expect((await pay(opened.paymentIntentId, '4000000000000002')).body).toEqual({ status: 'declined' });
    expect(await buy(body, opened.paymentIntentId)).toMatchObject({ status: 402, body: { code: 'PAYMENT_DECLINED' } });
    expect((await pay(opened.paymentIntentId)).body).toEqual({ status: 'succeeded' });
    expect((await buy(body, opened.paymentIntentId)).status).toBe(200);
  });

  test('a challenge is accepted or refused', async () => {
    const { body: opened } = await start(order('2030-06-19', '2030-06-20'));
    expect((await pay(opened.paymentIntentId, '4000002500003155')).body).toEqual({ status: 'challenge' });
    expect((await pay(opened.paymentIntentId, '4000002500003155', 'refused')).body).toEqual({ status: 'declined' });
    expect((await pay(opened.paymentIntentId, '4000002500003155', 'accepted')).body).toEqual({ status: 'succeeded' });
  });

  test('a payment that times out leaves the order pending until the provider reports it', async () => {
    const body = order('2030-06-21', '2030-06-22');
    const { body: opened } = await start(body);
    expect((await pay(opened.paymentIntentId, '4000000000000341')).body).toEqual({ status: 'processing' });
    expect(await statusOf(opened.orderUUID)).toBe('pending');
    const answer = await buy(body, opened.paymentIntentId);
    expect([200, 202]).toContain(answer.status);
    await drainOutbox(shop.outbox);
    expect(await statusOf(opened.orderUUID)).toBe('paid');
    expect(await stockOn(21)).toBe(4);
  });

  test('an expired card and an unknown payment are refused', async () => {
    const url = '/gateway/psp/test/payment-intents/pi_none/confirm';
    expect(await shop.checkout.post(url, { number: '4242424242424242', expiry: '01/20', cvc: '123' })).toMatchObject({
      status: 400,
      body: { field: 'expiry' },
    });
    expect(await shop.checkout.post(url, { number: '4242424242424242', expiry: '01/44', cvc: '123' })).toMatchObject({ status: 404 });
  });
});

describe('the last room', () => {
  test('of two paid orders one gets it, the other is told SOLD_OUT and gets the money back', async () => {
    const body = order('2030-06-10', '2030-06-11');
    const orders = [(await start(body)).body, (await start(body)).body];
    for (const { paymentIntentId } of orders) await pay(paymentIntentId);
    const [winner, loser] = [await buy(body, orders[0].paymentIntentId), await buy(body, orders[1].paymentIntentId)];
    expect(winner.status).toBe(200);
    expect(loser).toMatchObject({ status: 409, body: { code: 'SOLD_OUT' } });
    await drainOutbox(shop.outbox);
    const payment = await shop.db
      .selectFrom('payment_intent')
      .select('status')
      .where('id', '=', orders[1].paymentIntentId)
      .executeTakeFirstOrThrow();
    expect(payment.status).toBe('refunded');
    expect(await statusOf(orders[1].orderUUID)).toBe('failed');
    expect(await start(body)).toMatchObject({ status: 409, body: { code: 'SOLD_OUT' } });
  });

  test('is sold once to twenty buyers at the same moment', async () => {
    const body = order('2030-06-20', '2030-06-21');
    const orders = await Promise.all(Array.from({ length: 20 }, async () => (await start(body)).body));
    await Promise.all(orders.map(({ paymentIntentId }) => pay(paymentIntentId)));
    const answers = await Promise.all(orders.map(({ paymentIntentId }) => buy(body, paymentIntentId)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect(await stockOn(20)).toBe(0);
  });

  test('a room that others take disappears from the search within one refresh', async () => {
    const search = async () => {
      const criterias = { adult: 2, child: 0, baby: 0, checkin: '2030-06-25', checkout: '2030-06-26' };
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/offers.json',
        payload: { locale: 'fr_FR', searchCriterias: criterias },
      });
      return answer.json().searchDetails.totalCount;
    };
    expect(await search()).toBe(1);
    const body = order('2030-06-25', '2030-06-26');
    const { body: opened } = await start(body);
    await pay(opened.paymentIntentId);
    await buy(body, opened.paymentIntentId);
    await refreshed(shop.index, shop.db);
    expect(await search()).toBe(0);
  });
});
