import { orderKey } from '../../orders/access/order-access.ts';
import { drainOutbox } from '../../testing/checkout-client.ts';
import { accountShopOfFile, PASSWORD } from './account-shop.test-utils.ts';

const shop = accountShopOfFile();

/** The browser that has bought the order. */
async function buyer(uuid: string) {
  const browser = shop.visitor();
  browser.cookies.set('order_key', await orderKey(shop.db, uuid));
  return browser;
}

test('a customer who has bought as a guest opens an account with a password alone, and the order is in it', async () => {
  const uuid = await shop.order({ email: 'guest@example.com' });
  const browser = await buyer(uuid);
  const asked = await browser.post(`/gateway/orders/${uuid}/account`, { password: PASSWORD });
  expect([asked.status, asked.body]).toEqual([202, { status: 'CHECK_YOUR_MAIL' }]);
  await drainOutbox(shop.outbox);
  const token = shop.mailedToken('guest@example.com');
  const opened = await browser.post('/gateway/account/registrations/confirm', { token, password: PASSWORD });
  expect(opened).toMatchObject({ status: 200, body: { email: 'guest@example.com', firstName: 'Marie', lastName: 'Durand' } });
  expect((await browser.get(`/gateway/account/trips/${uuid}`)).status).toBe(200);
});

test('an address with an account is answered alike, and only its mail tells', async () => {
  await shop.customer('has-one@example.com');
  const uuid = await shop.order({ email: 'has-one@example.com' });
  const asked = await (await buyer(uuid)).post(`/gateway/orders/${uuid}/account`, { password: PASSWORD });
  expect([asked.status, asked.body]).toEqual([202, { status: 'CHECK_YOUR_MAIL' }]);
  await drainOutbox(shop.outbox);
  expect([...shop.mails.values()].at(-1)?.subject).toBe('Vous avez déjà un compte');
});

test('a password that names the buyer is refused, and nobody else opens an account with the order', async () => {
  const uuid = await shop.order({ email: 'strict@example.com' });
  const weak = await (await buyer(uuid)).post(`/gateway/orders/${uuid}/account`, { password: 'Durand-2026!' });
  expect(weak).toMatchObject({ status: 400, body: { code: 'PASSWORD_PERSONAL', field: 'password' } });
  const stranger = await shop.visitor().post(`/gateway/orders/${uuid}/account`, { password: PASSWORD });
  expect(stranger).toMatchObject({ status: 403, body: { code: 'ORDER_ACCESS_NEEDED' } });
});
