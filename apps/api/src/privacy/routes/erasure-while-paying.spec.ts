import { randomUUID } from 'node:crypto';
import { insertPurchase } from '../../orders/index.ts';
import { checkoutClient, BUYER, drainOutbox, orderOf } from '../../testing/checkout-client.ts';
import { accountShopOfFile } from '../../accounts/routes/account-shop.test-utils.ts';
import { askForErasure, eraseOnItsDay, onErasureDay } from './erasure.test-utils.ts';
import type { Visitor } from '../../accounts/routes/visitor.test-utils.ts';

const SETTLED_LATE = '4000000000000341';
const CHALLENGED = '4000002500003155';

// Nothing is settled or mailed by itself: each test says when the shop does its own work.
const shop = accountShopOfFile({ outboxSleeps: true });

/** Somebody with an account who orders a gift card of 50 euros. */
async function orderingCustomer(email: string) {
  const browser = await shop.customer(email);
  const checkout = checkoutClient(shop.app);
  const order = orderOf({ giftCardItem: { amount: 5_000 } }, 5_000, { buyer: { ...BUYER, email: { email } } });
  const { body: opened } = await checkout.start(order);
  return { browser, checkout, order, intent: opened.paymentIntentId as string, uuid: opened.orderUUID as string };
}

const DAY = '2030-07-01';
const mayStillLogIn = async (browser: Visitor) => (await browser.get('/gateway/account/profile')).status === 200;

test('who pays at that moment is not forgotten before the payment is settled and told, and is then', async () => {
  const email = 'paying@example.com';
  const { browser, checkout, order, intent, uuid } = await orderingCustomer(email);
  const money = async () => (await checkout.get(`/gateway/orders/${uuid}/payment`)).body;
  await checkout.pay(intent, SETTLED_LATE);
  expect((await checkout.buy(order, intent)).status).toBe(202);
  await eraseOnItsDay(shop, browser);
  expect([await mayStillLogIn(browser), (await money()).charge]).toEqual([true, 'processing']);

  await drainOutbox(shop.outbox);
  expect(await money()).toMatchObject({ status: 'paid', charge: 'charged', charged: 5_000 });
  expect([...shop.mails.values()].filter(({ to }) => to.address === email)).not.toEqual([]);
  await onErasureDay(shop, DAY);
  expect(await mayStillLogIn(browser)).toBe(false);
  expect(await money()).toMatchObject({ status: 'paid', charge: 'charged', charged: 5_000 });
  const stored = await shop.db.selectFrom('purchase').select(['email', 'buyer']).where('uuid', '=', uuid).executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ email: '', buyer: { firstName: '' } });
});

test('a paid order whose mail has not left yet waits for it: the voucher would be lost', async () => {
  const { browser, checkout, order, intent } = await orderingCustomer('mailed@example.com');
  await checkout.pay(intent);
  await checkout.buy(order, intent);
  expect((await askForErasure(browser)).body).toEqual({ day: DAY, delays: [] });
  await onErasureDay(shop, DAY);
  expect(await mayStillLogIn(browser)).toBe(true);
  await drainOutbox(shop.outbox);
  await onErasureDay(shop, DAY);
  expect(await mayStillLogIn(browser)).toBe(false);
});

test.each([
  ['nobody has begun to pay', undefined],
  ['waits for the customer’s bank', CHALLENGED],
])('an order that %s ends with the account: it can no longer be paid', async (_, card) => {
  const { browser, checkout, order, intent, uuid } = await orderingCustomer(`unpaid-${card ?? 'none'}@example.com`);
  if (card) await checkout.pay(intent, card);
  await eraseOnItsDay(shop, browser);
  expect((await checkout.pay(intent, CHALLENGED, 'accepted')).body).toEqual({ status: 'declined' });
  expect(await checkout.buy(order, intent)).toMatchObject({ status: 409, body: { code: 'ORDER_EXPIRED' } });
  expect((await checkout.get(`/gateway/orders/${uuid}/payment`)).body).toMatchObject({ status: 'failed', charge: 'none' });
});

test('while a trip delays the erasure, an order that nobody has begun to pay is left alone', async () => {
  const { browser, checkout, order, intent } = await orderingCustomer('buying@example.com');
  await shop.order({ email: 'buying@example.com', checkin: '2030-07-10', checkout: '2030-07-12' });
  await eraseOnItsDay(shop, browser);
  expect(await mayStillLogIn(browser)).toBe(true);
  await checkout.pay(intent);
  expect((await checkout.buy(order, intent)).status).toBeLessThan(300);
});

test('an order that is stored once its account has gone belongs to nobody: it is found by its address, and forgotten with it', async () => {
  const { uuid } = await orderingCustomer('gone@example.com');
  const { booking_number: _, ...order } = await shop.db
    .selectFrom('purchase')
    .selectAll()
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const next = randomUUID();
  await shop.db
    .transaction()
    .execute((trx) => insertPurchase(trx, { ...(order as object), uuid: next, account_id: randomUUID() } as never));
  const stored = await shop.db.selectFrom('purchase').select('account_id').where('uuid', '=', next).executeTakeFirst();
  expect(stored).toEqual({ account_id: null });
});
