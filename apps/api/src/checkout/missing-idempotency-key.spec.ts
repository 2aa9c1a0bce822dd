import { smallCatalogue } from '@shop/testing';
import { orderOf, stayItems } from '../testing/checkout-client.ts';
import { otherProcess } from '../testing/other-process.ts';
import { settingsForTests } from '../testing/settings-for-tests.ts';
import { shopOfFile } from '../testing/shop-of-file.test-utils.ts';

const shop = shopOfFile({ catalogue: smallCatalogue({ days: { 12: { stock: 9 } } }) });
const order = orderOf(stayItems(), 12_000);
const post = async (url: string, payload: object, app = shop.app) => {
  const answer = await app.inject({ method: 'POST', url, payload });
  return { status: answer.statusCode, body: answer.json(), retryAfter: answer.headers['retry-after'] };
};
const start = () => post('/gateway/purchase/orders', order);
const buy = (paymentIntentId: string, change: object = {}) =>
  post('/gateway/purchase/zeppto', { ...order, ...change, pspAuthorization: { paymentIntentId, paymentMethod: 'card' } });
const soldRooms = async () => (await shop.db.selectFrom('purchase').select('uuid').where('status', '=', 'paid').execute()).length;

test('an order without an Idempotency-Key is opened, and paid once, however often it is asked for @API-037 @API-038', async () => {
  const { status, body: opened } = await start();
  expect([status, opened.amount]).toEqual([200, 12_000]);
  await shop.checkout.pay(opened.paymentIntentId);
  const answers = await Promise.all(Array.from({ length: 8 }, () => buy(opened.paymentIntentId)));
  expect(new Set(answers.map(({ status: one, body }) => JSON.stringify([one, body])))).toEqual(
    new Set([JSON.stringify([200, { booking: { orderUUID: opened.orderUUID } }])]),
  );
  expect(await soldRooms()).toBe(1);
});

test('a refusal is not the last word: paid for in the meantime, the order is completed', async () => {
  const { body: opened } = await start();
  expect(await buy(opened.paymentIntentId)).toMatchObject({ status: 402, body: { code: 'PAYMENT_NOT_CONFIRMED' } });
  await shop.checkout.pay(opened.paymentIntentId);
  expect((await buy(opened.paymentIntentId)).status).toBe(200);
});

test('a refusal says what went wrong in `error` beside code and message @API-037', async () => {
  expect(await post('/gateway/purchase/orders', { ...order, expectedAmount: 1 })).toMatchObject({
    status: 409,
    body: { code: 'PRICE_CHANGED', error: 'PRICE_CHANGED', amount: 12_000, message: expect.any(String) },
  });
  expect(await post('/gateway/purchase/orders', { ...order, currency: 'USD' })).toMatchObject({
    status: 400,
    body: { error: 'INVALID_FIELD' },
  });
  expect(await buy('pi_unknown')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', error: 'NOT_FOUND' } });
  expect((await shop.app.inject('/gateway/orders/x')).json()).not.toHaveProperty('error');
});

test('one visitor opens so many orders in a quarter of an hour, all together so many in a minute', async () => {
  const { dataDirectory } = shop;
  const settings = { ...settingsForTests(dataDirectory), ordersPerVisitor: 3, ordersPerMinute: 5 };
  const app = await otherProcess(shop, { dataDirectory, settings });
  shop.time.now = new Date('2030-06-01T12:00:00Z');
  const from = async (remoteAddress: string) => {
    const answer = await app.inject({ method: 'POST', url: '/gateway/purchase/orders', payload: order, remoteAddress });
    return answer.statusCode === 429 ? `429 ${answer.json().code} ${Number(answer.headers['retry-after']) > 0}` : answer.statusCode;
  };
  const several = async (address: string, times: number) => {
    const statuses: unknown[] = [];
    for (let time = 0; time < times; time++) statuses.push(await from(address));
    return statuses;
  };
  expect(await several('203.0.113.1', 4)).toEqual([200, 200, 200, '429 TOO_MANY_ATTEMPTS true']);
  expect(await several('203.0.113.2', 3)).toEqual([200, 200, '429 TOO_MANY_ATTEMPTS true']);
  shop.time.now = new Date('2030-06-01T12:01:00Z');
  expect(await several('203.0.113.2', 1)).toEqual(['429 TOO_MANY_ATTEMPTS true']);
  expect(await several('203.0.113.3', 1)).toEqual([200]);
});
