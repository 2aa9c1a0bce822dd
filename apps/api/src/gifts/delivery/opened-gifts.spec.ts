import { drainOutbox, orderOf } from '../../testing/checkout-client.ts';
import { openFullShop, type FullShop } from '../../checkout/full-shop.test-utils.ts';
import { recordOpening } from './record-opening.ts';

let shop: FullShop;

beforeAll(async () => {
  shop = await openFullShop();
});
beforeEach(() => {
  shop.time.now = new Date('2030-06-01T10:00:00Z');
});
afterAll(() => shop?.close());

const box = (change: object = {}) => ({ boxItem: { code: 'SPAEBOX', recipientEmail: 'luc@example.com', ...change } });
const open = (code: string) => shop.checkout.post('/gateway/beneficiary/sessions?locale=fr_FR', { code });
const viewOf = async (uuid: string) => (await shop.checkout.get(`/gateway/orders/${uuid}?locale=fr_FR`)).body;

async function mailed(change: object = {}) {
  const { opened } = await shop.checkout.sell(orderOf(box(change), 14_900));
  await drainOutbox(shop.outbox);
  const { deliveries, vouchers } = await viewOf(opened.orderUUID);
  return { uuid: opened.orderUUID as string, deliveryId: deliveries[0]?.id as string, code: vouchers[0].code as string };
}
const openedOn = async (uuid: string) => (await viewOf(uuid)).deliveries[0].openedOn;

test('the buyer sees the day on which a gift was first looked at, however often it is opened after', async () => {
  const { uuid, code } = await mailed();
  expect(await openedOn(uuid)).toBeUndefined();
  shop.time.now = new Date('2030-06-03T22:30:00Z');
  expect((await open(code)).status).toBe(200);
  shop.time.now = new Date('2030-06-09T10:00:00Z');
  await open(code);
  expect(await openedOn(uuid)).toBe('2030-06-04');
});

test('a gift that was opened and is sent again to another address has yet to be opened there', async () => {
  const { uuid, code, deliveryId } = await mailed();
  await open(code);
  const path = `/gateway/orders/${uuid}/gift-deliveries/${deliveryId}/address`;
  expect((await shop.checkout.post(path, { recipientEmail: 'zoe@example.com' })).status).toBe(200);
  await drainOutbox(shop.outbox);
  expect(await openedOn(uuid)).toBeUndefined();
  await open((await viewOf(uuid)).vouchers[0].code);
  expect(await openedOn(uuid)).toBe('2030-06-01');
});

test('a gift that its buyer gives by hand is opened without a word', async () => {
  const { uuid, code } = await mailed({ recipientEmail: undefined });
  expect((await open(code)).status).toBe(200);
  expect((await viewOf(uuid)).deliveries).toEqual([]);
});

test('its buyer who looks at it while signed in has not received it', async () => {
  const { uuid, deliveryId } = await mailed();
  const { id: accountId } = await shop.db
    .insertInto('account')
    .values({
      ...{
        id: crypto.randomUUID(),
        email: 'marie@example.com',
        password_hash: '-',
        first_name: 'Marie',
        last_name: 'Durand',
        locale: 'fr_FR',
      },
      ...{ email_verified_at: shop.time.now, created_at: shop.time.now, last_seen_at: shop.time.now },
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('purchase').set({ account_id: accountId }).where('uuid', '=', uuid).execute();
  await recordOpening(shop.db, { deliveryId, accountId, now: shop.time.now });
  expect(await openedOn(uuid)).toBeUndefined();
  await recordOpening(shop.db, { deliveryId, accountId: undefined, now: shop.time.now });
  expect(await openedOn(uuid)).toBe('2030-06-01');
});
