import { paidWith } from '../../checkout/full-shop.test-utils.ts';
import { findAllImbalances } from '../../ledger/find-imbalances.ts';
import { maintainLedger } from '../../ledger/maintain-ledger.ts';
import { SettleAll } from '../../platform/jobs/settle-all.ts';
import { orderOf, stayItems } from '../../testing/checkout-client.ts';
import { mailServerShop } from './mail-server-shop.test-utils.ts';
import { sendGift } from './send-gift.ts';

const shop = mailServerShop();

const MARIE = 'marie.durand@example.com';
const mailsTo = (address: string) => shop.server.taken.filter(({ to }) => to.includes(address));
const viewOf = async (uuid: string) => (await shop.checkout.get(`/gateway/orders/${uuid}?locale=fr_FR`)).body;

async function soldBox(recipientEmail: string, change: object = {}) {
  const items = { boxItem: { code: 'SPAEBOX', customization: { fromName: 'Zoë', message: '' }, recipientEmail, ...change } };
  const { opened } = await shop.checkout.sell(orderOf(items, 14_900));
  const view = await viewOf(opened.orderUUID);
  const path = `/gateway/orders/${opened.orderUUID}/gift-deliveries/${view.deliveries[0].id}`;
  return { uuid: opened.orderUUID as string, path, code: view.vouchers[0].code as string };
}

describe('a gift whose address does not exist', () => {
  test('tells its buyer by mail, once, and the order says so; corrected, it leaves and the buyer hears no more of it', async () => {
    shop.server.refusals.set('RCPT TO:<NOBODY@', '550 No such user');
    const { uuid, path } = await soldBox('nobody@example.com');
    await shop.send();
    await shop.send();
    expect((await viewOf(uuid)).deliveries).toMatchObject([{ state: 'bounced', recipientEmail: 'nobody@example.com' }]);
    const notices = mailsTo(MARIE).filter(({ message }) => message.includes('gift-bounced'));
    expect(notices).toHaveLength(1);
    expect(notices[0]?.message).toContain('nobody@example.com');
    expect((await shop.checkout.post(`${path}/address`, { recipientEmail: 'luc@example.com' })).status).toBe(200);
    await shop.send();
    expect(mailsTo('luc@example.com')).toHaveLength(1);
    expect((await viewOf(uuid)).deliveries).toMatchObject([{ state: 'sent' }]);
  });

  test('and a second one of the same order have a notice each', async () => {
    const addresses = ['nobody7@example.com', 'nobody8@example.com'];
    for (const address of addresses) shop.server.refusals.set(`RCPT TO:<${address.split('@')[0]!.toUpperCase()}@`, '550 No such user');
    const recipients = addresses.map((recipientEmail) => ({ recipientEmail }));
    await shop.checkout.sell(orderOf({ boxItem: { code: 'SPAEBOX', quantity: 2, recipients } }, 29_800));
    await shop.send();
    await shop.send();
    const notices = mailsTo(MARIE).filter(({ message }) => message.includes('gift-bounced'));
    for (const address of addresses) expect(notices.filter(({ message }) => message.includes(address))).toHaveLength(1);
  });

  test('that was corrected before the buyer’s mail leaves tells them nothing that is no longer so', async () => {
    shop.server.refusals.set('RCPT TO:<NOBODY2@', '550 No such user');
    const { uuid, path } = await soldBox('nobody2@example.com');
    await shop.worker().runOnce();
    expect((await viewOf(uuid)).deliveries).toMatchObject([{ state: 'bounced' }]);
    expect((await shop.checkout.post(`${path}/address`, { recipientEmail: 'luc2@example.com' })).status).toBe(200);
    await shop.send();
    expect(mailsTo('luc2@example.com')).toHaveLength(1);
    expect(mailsTo(MARIE).filter(({ message }) => message.includes('gift-bounced'))).toEqual([]);
  });
});

describe('the last day of a gift whose address is corrected', () => {
  async function correct(path: string, recipientEmail: string): Promise<void> {
    expect((await shop.checkout.post(`${path}/address`, { recipientEmail })).status).toBe(200);
    await shop.send();
  }

  test('stays where the gift was with somebody once, also when a later address does not exist', async () => {
    shop.server.refusals.set('RCPT TO:<NOBODY3@', '550 No such user');
    const { uuid, path } = await soldBox('luc3@example.com');
    await shop.send();
    const { expiresOn } = (await viewOf(uuid)).vouchers[0];
    shop.time.now = new Date('2030-11-06T10:00:00Z');
    await correct(path, 'nobody3@example.com');
    await correct(path, 'lucie3@example.com');
    expect(mailsTo('lucie3@example.com')).toHaveLength(1);
    expect((await viewOf(uuid)).vouchers[0].expiresOn).toBe(expiresOn);
  });

  test('begins anew where it has expired before it reached anybody, and what it is worth is owed again', async () => {
    shop.server.refusals.set('RCPT TO:<NOBODY4@', '550 No such user');
    const { uuid, path, code } = await soldBox('nobody4@example.com');
    await shop.send();
    shop.time.now = new Date('2031-07-01T10:00:00Z');
    const each = new SettleAll();
    await maintainLedger({ db: shop.db, each, now: shop.time.now });
    each.throwFailures();
    const writtenOff = () => shop.db.selectFrom('gift_voucher').select('breakage_cents').where('code', '=', code).executeTakeFirst();
    expect(await writtenOff()).toEqual({ breakage_cents: 14_900 });
    await correct(path, 'luc4@example.com');
    expect((await viewOf(uuid)).vouchers[0].expiresOn).toBe('2032-07-01');
    expect(await writtenOff()).toEqual({ breakage_cents: 0 });
    expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]);
  });
});

test('a gift is sent where one process hands its mail over while another one fails to', async () => {
  const { uuid } = await soldBox('luc5@example.com');
  const { id, revision } = await shop.db
    .selectFrom('gift_delivery')
    .select(['id', 'revision'])
    .where('order_uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const send = (deliver: () => Promise<void>) => sendGift({ db: shop.db, now: shop.time.now }, { deliveryId: id, revision }, deliver);
  await send(() => expect(send(() => Promise.reject(new Error('421 Busy')))).rejects.toThrow('Busy'));
  expect((await viewOf(uuid)).deliveries).toMatchObject([{ state: 'sent', sentOn: '2030-06-01' }]);
});

describe('a gift that is not with its recipient', () => {
  test('pays for nothing before it is sent on its day, and for a stay afterwards', async () => {
    const { code, path } = await soldBox('luc@example.com', { sendAt: { day: '2030-06-10', time: '08:00', timeZone: 'Europe/Paris' } });
    const price = () => shop.price(paidWith(stayItems(), code));
    expect(await price()).toMatchObject({ status: 409, body: { code: 'GIFT_SCHEDULED', field: 'items.giftPaymentItems.0.serialNumber' } });
    const order = orderOf(paidWith(stayItems(), code), 0);
    expect(await shop.checkout.start(order)).toMatchObject({ status: 409, body: { code: 'GIFT_SCHEDULED' } });
    expect((await shop.checkout.post(`${path}/sending`, {})).status).toBe(200);
    await shop.send();
    expect((await price()).status).toBe(200);
  });

  test('its code opens nothing before it is sent on its day, and the gift afterwards', async () => {
    const { code, path } = await soldBox('luc@example.com', { sendAt: { day: '2030-06-10', time: '08:00', timeZone: 'Europe/Paris' } });
    const open = () => shop.checkout.post('/gateway/beneficiary/sessions?locale=fr_FR', { code });
    expect(await open()).toMatchObject({ status: 409, body: { code: 'VOUCHER_SCHEDULED', field: 'code' } });
    expect((await shop.checkout.post(`${path}/sending`, {})).status).toBe(200);
    await shop.send();
    expect(await open()).toMatchObject({ status: 200, body: { code, status: 'active' } });
  });

  test('an order that named it before its address was corrected is paid within its half hour, another one is not', async () => {
    const { code, path } = await soldBox('wrong@example.com');
    await shop.send();
    const order = orderOf(paidWith(stayItems(), code), 0);
    const { body: opened } = await shop.checkout.start(order);
    expect((await shop.checkout.post(`${path}/address`, { recipientEmail: 'right@example.com' })).status).toBe(200);
    expect(await shop.checkout.start(order)).toMatchObject({ status: 409, body: { code: 'GIFT_NOT_FOUND' } });
    expect((await shop.checkout.buy(order, opened.paymentIntentId)).status).toBe(200);
    expect(await shop.leftOn(code)).toMatchObject({ remaining_cents: 2_900 });
  });
});
