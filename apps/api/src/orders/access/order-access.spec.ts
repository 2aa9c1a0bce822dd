import { smallCatalogue } from '@shop/testing';
import { randomUUID } from 'node:crypto';
import { BUYER, keepOrderCookie, drainOutbox, orderCookie, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';

const shop = shopOfFile({ catalogue: smallCatalogue({ days: { 12: { stock: 30 } } }) });
const DOCUMENTS = ['confirmation.pdf', 'calendar.ics', 'invoice.pdf', 'voucher.pdf', 'papers.zip'];
const GIFT = { giftCardItem: { quantity: 1, amount: 5_000, format: 'digital' } };

async function booked(items: object = stayItems(), amount = 12_000): Promise<string> {
  const { opened, bought } = await shop.checkout.sell(orderOf(items, amount));
  expect(bought.status).toBe(200);
  await drainOutbox(shop.outbox);
  return opened.orderUUID;
}

const ask = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const orderAt = (uuid: string) => `/gateway/orders/${uuid}?locale=fr_FR`;

test('a visitor with no more than an order’s id learns how it stands, and neither who bought what nor a code', async () => {
  const uuid = await booked();
  const { body } = await ask(orderAt(uuid));
  expect(JSON.parse(body)).toEqual({ orderUUID: uuid, status: 'paid', kind: 'stay' });
  for (const secret of [BUYER.lastName, 'example.com', '2030-06-12']) expect(body).not.toContain(secret);
});

test('a gift’s code is for its buyer: an order’s id does not tell it', async () => {
  const codes = async () => (await shop.db.selectFrom('gift_voucher').select('code').execute()).map(({ code }) => code);
  const before = await codes();
  const uuid = await booked(GIFT, 5_000);
  const [code = 'none'] = (await codes()).filter((one) => !before.includes(one));
  expect((await ask(orderAt(uuid))).body).not.toContain(code);
  expect((await ask(orderAt(uuid), orderCookie(orderAt(uuid)))).body).toContain(code);
});

test.each(DOCUMENTS)('nor does it open the %s', async (document) => {
  const url = `/gateway/orders/${await booked()}/${document}`;
  expect(await ask(url).then(({ statusCode, body }) => [statusCode, JSON.parse(body).code])).toEqual([403, 'ORDER_ACCESS_NEEDED']);
});

test('nor does it tell what was paid', async () => {
  const uuid = await booked();
  const url = `/gateway/orders/${uuid}/payment`;
  const { statusCode, body } = await ask(url);
  expect([statusCode, JSON.parse(body).code]).toEqual([403, 'ORDER_ACCESS_NEEDED']);
  expect(body).not.toContain('12000');
  expect((await ask(url, orderCookie(url))).json()).toMatchObject({ orderUUID: uuid, charge: 'charged', charged: 12_000 });
});

test('the browser that bought holds the key, where no script reads it and no other call is told', async () => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/gateway/purchase/orders',
    payload: orderOf(stayItems(), 12_000),
    headers: { 'idempotency-key': randomUUID() },
  });
  const { orderUUID } = answer.json();
  expect(answer.headers['set-cookie']).toMatch(
    new RegExp(`^order_key=[\\w-]{43}; Path=/gateway/orders/${orderUUID}; HttpOnly; SameSite=Lax$`),
  );
  expect(answer.body).not.toContain(/order_key=([\w-]+)/.exec(String(answer.headers['set-cookie']))?.[1]);
  keepOrderCookie(answer);
  expect((await ask(orderAt(orderUUID), orderCookie(orderAt(orderUUID)))).json()).toMatchObject({ email: 'm•••@example.com' });
});

test('an answer that was lost on its way is asked for again, and brings the same key', async () => {
  const key = randomUUID();
  const order = () =>
    shop.app.inject({
      method: 'POST',
      url: '/gateway/purchase/orders',
      payload: orderOf(stayItems(), 12_000),
      headers: { 'idempotency-key': key },
    });
  const [first, again] = [await order(), await order()];
  expect(again.headers['set-cookie']).toBe(first.headers['set-cookie']);
});

test('the key of one order opens no other', async () => {
  const [mine, other] = [await booked(), await booked()];
  const { cookie = '' } = orderCookie(orderAt(mine));
  expect((await ask(orderAt(other), { cookie })).json()).not.toHaveProperty('bookingNumber');
  expect((await ask(`/gateway/orders/${other}/confirmation.pdf`, { cookie })).statusCode).toBe(403);
});

test('the link of the mail carries the key behind its #, and exchanges it for the cookie', async () => {
  const uuid = await booked();
  const mail = [...shop.mails.values()].findLast(({ text }) => text.includes(uuid));
  const key = new RegExp(`/confirmation/${uuid}\\?status=success#key=([\\w-]+)`).exec(mail?.text ?? '')?.[1];
  const exchange = (payload: object) => shop.app.inject({ method: 'POST', url: `/gateway/orders/${uuid}/access`, payload });
  const answer = await exchange({ key });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  const cookie = String(answer.headers['set-cookie']).split(';', 1)[0]!;
  expect((await ask(orderAt(uuid), { cookie })).json()).toHaveProperty('bookingNumber');
  expect((await exchange({ key: `${key?.slice(1)}x` })).statusCode).toBe(403);
  expect((await exchange({})).statusCode).toBe(400);
});

test('a booking that is found by its number and address is opened with it, also one of before there were keys', async () => {
  const uuid = await booked();
  const { booking_number } = await shop.db
    .selectFrom('purchase')
    .select('booking_number')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const payload = { bookingNumber: booking_number, email: BUYER.email.email, locale: 'fr_FR' };
  const found = await shop.app.inject({ method: 'POST', url: '/gateway/bookings/find', payload });
  const cookie = String(found.headers['set-cookie']).split(';', 1)[0]!;
  expect((await ask(`/gateway/orders/${uuid}/confirmation.pdf`, { cookie })).statusCode).toBe(200);
});
