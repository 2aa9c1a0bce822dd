import { addDays } from '@shop/domain';
import { sql } from 'kysely';
import { BUYER, drainOutbox, orderCookie, orderOf } from '../../testing/checkout-client.ts';
import { openFullShop, type FullShop } from '../../checkout/full-shop.test-utils.ts';

let shop: FullShop;

beforeAll(async () => {
  shop = await openFullShop();
});
beforeEach(() => {
  shop.time.now = BOUGHT;
  shop.mails.clear();
});
afterAll(() => shop?.close());

const BOUGHT = new Date('2030-06-01T10:00:00Z');
const LUC = 'luc@example.com';
const PARIS = 'Europe/Paris';
const at = (day: string, time = '08:00', timeZone = PARIS) => ({ day, time, timeZone });

const box = (change: object = {}) => ({
  boxItem: { code: 'SPAEBOX', customization: { fromName: 'Zoë', message: 'Bon anniversaire' }, recipientEmail: LUC, ...change },
});
const price = async (change: object) => (await shop.price(box(change))).body;
const viewOf = async (uuid: string) => (await shop.checkout.get(`/gateway/orders/${uuid}?locale=fr_FR`)).body;
const mailsTo = (address: string) => [...shop.mails].filter(([, mail]) => mail.to.address === address);

async function given(change: object = {}) {
  const { opened } = await shop.checkout.sell(orderOf(box(change), 14_900));
  await drainOutbox(shop.outbox);
  const view = await viewOf(opened.orderUUID);
  const path = `/gateway/orders/${opened.orderUUID}/gift-deliveries/${view.deliveries[0]?.id}`;
  return { uuid: opened.orderUUID as string, view, path, code: view.vouchers[0].code as string };
}

async function passTo(moment: string) {
  shop.time.now = new Date(moment);
  await drainOutbox(shop.outbox);
}

const patch = async (path: string, payload: object, cookies = true) => {
  const answer = await shop.app.inject({
    method: 'PATCH',
    url: path,
    payload,
    headers: { 'idempotency-key': crypto.randomUUID(), ...(cookies && orderCookie(path)) },
  });
  return { status: answer.statusCode, body: answer.json() };
};

describe('a gift that is sent on a day', () => {
  test('its mail leaves at its time by the recipient’s clock, once, and not a minute before @GIFT-001', async () => {
    const { uuid, view } = await given({ sendAt: at('2030-12-24') });
    expect(view.deliveries).toMatchObject([
      { state: 'scheduled', recipientEmail: LUC, message: 'Bon anniversaire', sendAt: at('2030-12-24') },
    ]);
    await passTo('2030-12-24T06:59:59Z');
    expect(mailsTo(LUC)).toEqual([]);
    await passTo('2030-12-24T07:00:00Z');
    await passTo('2030-12-25T07:00:00Z');
    expect(mailsTo(LUC)).toHaveLength(1);
    expect((await viewOf(uuid)).deliveries).toMatchObject([{ state: 'sent', sentOn: '2030-12-24' }]);
  });

  test('the buyer’s confirmation says when it is sent; one that is sent at once says nothing of it @GIFT-003', async () => {
    const last = () => mailsTo(BUYER.email.email).at(-1)![1].text.replace(/\s/g, ' ');
    await given({ sendAt: at('2030-12-24') });
    expect(last()).toContain('Envoi par e-mail : le mardi 24 décembre 2030 à 8 h, heure locale (France)');
    await given();
    expect(last()).not.toContain('Envoi par e-mail');
    // Gone before the next test counts what arrives.
    await passTo('2030-12-24T07:00:00Z');
  });

  test.each([
    ['an hour that the spring skips is the next one', at('2031-03-30', '02:30'), '2031-03-30T01:29:00Z', '2031-03-30T01:30:00Z'],
    ['an hour that comes twice in autumn is the first', at('2030-10-27', '02:30'), '2030-10-27T00:29:00Z', '2030-10-27T00:30:00Z'],
    [
      'eight in Martinique is noon in Greenwich',
      at('2030-07-14', '08:00', 'America/Martinique'),
      '2030-07-14T11:59:00Z',
      '2030-07-14T12:00:00Z',
    ],
    ['a year ahead is a year', at('2031-06-01', '12:00'), '2031-06-01T09:59:00Z', '2031-06-01T10:00:00Z'],
  ])('%s', async (_name, sendAt, before, then) => {
    await given({ sendAt });
    await passTo(before);
    expect(mailsTo(LUC)).toEqual([]);
    await passTo(then);
    expect(mailsTo(LUC)).toHaveLength(1);
  });

  test('it is as good for as long as if it were bought on the day that it is sent', async () => {
    expect((await given({ sendAt: at('2030-12-24') })).view.vouchers[0].expiresOn).toBe('2031-12-24');
    expect((await given()).view.vouchers[0].expiresOn).toBe('2031-06-01');
  });

  test('a time in the past, beyond a year, without a clock or without an address is refused by its field', async () => {
    expect(await price({ sendAt: at('2030-06-01', '11:44') })).toMatchObject({ field: 'items.boxItem.sendAt.day' });
    expect(await price({ sendAt: at('2030-06-01', '11:45') })).toMatchObject({ remainingAmountToPay: 14_900 });
    expect(await price({ sendAt: at('2031-06-02') })).toMatchObject({ field: 'items.boxItem.sendAt.day' });
    expect(await price({ sendAt: at('2030-06-31') })).toMatchObject({ field: 'items.boxItem.sendAt.day' });
    expect(await price({ sendAt: at('2030-07-01', '08:00', 'Mars/Olympus') })).toMatchObject({ field: 'items.boxItem.sendAt.timeZone' });
    expect(await price({ sendAt: at('2030-07-01'), recipientEmail: undefined })).toMatchObject({ field: 'items.boxItem.recipientEmail' });
  });

  test('nothing leaves after the order is given back', async () => {
    const { uuid } = await given({ sendAt: at('2030-06-05') });
    const body = { email: 'marie.durand@example.com', expectedRefund: 14_900 };
    expect((await shop.checkout.post(`/gateway/bookings/${uuid}/cancellation`, body)).status).toBe(200);
    await passTo('2030-06-06T10:00:00Z');
    expect(mailsTo(LUC)).toEqual([]);
    expect((await viewOf(uuid)).deliveries).toMatchObject([{ state: 'cancelled' }]);
  });

  test('a process that dies between sending and noting sends the same mail again, by the same name', async () => {
    const { uuid } = await given({ sendAt: at('2030-06-05') });
    await passTo('2030-06-05T07:00:00Z');
    await shop.db.updateTable('gift_delivery').set({ state: 'sending', sent_at: null }).where('order_uuid', '=', uuid).execute();
    await shop.db
      .updateTable('outbox')
      .set({ sent_at: null, next_attempt_at: new Date(0) })
      .where('kind', '=', 'scheduledGiftMail')
      .execute();
    await drainOutbox(shop.outbox);
    expect(mailsTo(LUC)).toHaveLength(1);
    expect((await viewOf(uuid)).deliveries).toMatchObject([{ state: 'sent' }]);
  });
});

describe('the buyer of a gift, without anyone’s help', () => {
  test('moves the day and the words until it is sent; the mail leaves on the new day alone', async () => {
    const { path, uuid } = await given({ sendAt: at('2030-06-05') });
    const moved = { sendAt: at('2030-06-10', '18:00'), message: 'À bientôt' };
    expect(await patch(path, moved)).toMatchObject({ status: 200, body: { state: 'scheduled', ...moved } });
    expect((await patch(path, moved)).body).toMatchObject(moved);
    await passTo('2030-06-09T12:00:00Z');
    expect(mailsTo(LUC)).toEqual([]);
    await passTo('2030-06-10T16:00:00Z');
    expect(mailsTo(LUC)).toHaveLength(1);
    expect(mailsTo(LUC)[0]?.[1].text).toContain('À bientôt');
    expect(await patch(path, moved)).toMatchObject({ status: 409, body: { code: 'GIFT_ALREADY_SENT' } });
    expect((await viewOf(uuid)).vouchers[0].expiresOn).toBe('2031-06-10');
  });

  test('sends it now, once, however often it is asked', async () => {
    const { path, uuid } = await given({ sendAt: at('2030-09-09') });
    for (let press = 0; press < 3; press++) expect((await shop.checkout.post(`${path}/sending`, {})).status).toBe(200);
    await passTo('2030-09-10T10:00:00Z');
    expect(mailsTo(LUC)).toHaveLength(1);
    expect((await viewOf(uuid)).vouchers[0].expiresOn).toBe('2031-06-01');
  });

  test('corrects an address before the gift is sent: only the right one gets it, at its time and under the same code', async () => {
    const { path, uuid, code } = await given({ sendAt: at('2030-06-05') });
    expect((await shop.checkout.post(`${path}/address`, { recipientEmail: 'lucie@example.com' })).body).toMatchObject({
      state: 'scheduled',
    });
    await passTo('2030-06-05T07:00:00Z');
    expect([mailsTo(LUC), mailsTo('lucie@example.com')]).toMatchObject([[], [{}]]);
    expect((await viewOf(uuid)).vouchers[0].code).toBe(code);
  });

  test('is not told that it was sent too often because the day was moved often', async () => {
    const { path } = await given({ sendAt: at('2030-06-05') });
    for (const day of ['2030-06-06', '2030-06-07', '2030-06-08', '2030-06-09', '2030-06-10']) await patch(path, { sendAt: at(day) });
    await passTo('2030-06-10T07:00:00Z');
    for (let sending = 1; sending < 5; sending++) {
      const recipientEmail = `lucie${sending}@example.com`;
      expect((await shop.checkout.post(`${path}/address`, { recipientEmail })).status).toBe(200);
      await drainOutbox(shop.outbox);
      expect(mailsTo(recipientEmail)).toHaveLength(1);
    }
    const sixth = await shop.checkout.post(`${path}/address`, { recipientEmail: 'lucie5@example.com' });
    expect(sixth.body.code).toBe('GIFT_SENT_TOO_OFTEN');
  });

  test('corrects an address afterwards: it is sent again under a new code, and the old one is no longer valid', async () => {
    const { path, uuid, code } = await given();
    expect(mailsTo(LUC)).toHaveLength(1);
    const open = async (requested: string) => (await shop.checkout.get(`/gateway/gift-vouchers/${requested}`)).status;
    expect(await open(code)).toBe(200);
    const key = crypto.randomUUID();
    for (let press = 0; press < 2; press++)
      expect((await shop.checkout.post(`${path}/address`, { recipientEmail: 'lucie@example.com' }, key)).status).toBe(200);
    await drainOutbox(shop.outbox);
    const { code: current } = (await viewOf(uuid)).vouchers[0];
    expect(current).not.toBe(code);
    expect(mailsTo('lucie@example.com')).toHaveLength(1);
    expect(mailsTo('lucie@example.com')[0]?.[1].text).toContain(current);
    expect([await open(code), await open(current)]).toEqual([404, 200]);
  });

  test('corrects an address months afterwards: the gift keeps its last day, and once expired it is not sent again', async () => {
    const { path, uuid } = await given();
    const { expiresOn } = (await viewOf(uuid)).vouchers[0];
    shop.time.now = new Date('2030-11-06T10:00:00Z');
    expect((await shop.checkout.post(`${path}/address`, { recipientEmail: 'lucie@example.com' })).status).toBe(200);
    await drainOutbox(shop.outbox);
    expect(mailsTo('lucie@example.com')).toHaveLength(1);
    expect((await viewOf(uuid)).vouchers[0].expiresOn).toBe(expiresOn);
    shop.time.now = new Date(`${addDays(expiresOn, 1)}T10:00:00Z`);
    const late = await shop.checkout.post(`${path}/address`, { recipientEmail: 'lucien@example.com' });
    expect([late.status, late.body.code]).toEqual([409, 'GIFT_EXPIRED']);
    await drainOutbox(shop.outbox);
    expect(mailsTo('lucien@example.com')).toEqual([]);
  });

  test('a stranger who knows the order’s id changes nothing', async () => {
    const { path, uuid } = await given({ sendAt: at('2030-06-05') });
    const bare = { method: 'POST' as const, headers: { 'idempotency-key': 'stranger' } };
    expect((await patch(path, { message: 'Ha' }, false)).body.code).toBe('ORDER_ACCESS_NEEDED');
    expect((await shop.app.inject({ ...bare, url: `${path}/sending`, payload: {} })).json().code).toBe('ORDER_ACCESS_NEEDED');
    expect((await shop.app.inject({ ...bare, url: `${path}/address`, payload: { recipientEmail: 'x@example.com' } })).statusCode).toBe(403);
    expect((await viewOf(uuid)).deliveries).toMatchObject([{ state: 'scheduled', message: 'Bon anniversaire', recipientEmail: LUC }]);
  });

  test('another order’s proof opens no mail of this one', async () => {
    const [mine, other] = [await given({ sendAt: at('2030-06-05') }), await given({ sendAt: at('2030-06-05') })];
    const crossed = `/gateway/orders/${mine.uuid}/gift-deliveries/${other.view.deliveries[0].id}`;
    expect((await shop.checkout.post(`${crossed}/sending`, {})).status).toBe(404);
  });
});

test('ten thousand gifts of one moment delay no order: it is confirmed in the round after', async () => {
  const { uuid } = await given({ sendAt: at('2030-12-24') });
  await sql`insert into gift_delivery (id, order_uuid, send_at, send_day, send_time, time_zone)
    select gen_random_uuid(), ${uuid}, '2030-12-24T07:00:00Z', '2030-12-24', '08:00', ${PARIS} from generate_series(1, 10000)`.execute(
    shop.db,
  );
  shop.time.now = new Date('2030-12-24T07:00:00Z');
  await shop.outbox.runOnce();
  await shop.checkout.sell(orderOf({ giftCardItem: { amount: 5_000 } }, 5_000));
  await shop.outbox.runOnce();
  await shop.outbox.runOnce();
  expect(mailsTo('marie.durand@example.com').length).toBeGreaterThan(0);
  const waiting = await shop.db.selectFrom('gift_delivery').select('id').where('state', '=', 'scheduled').execute();
  expect(waiting.length).toBeGreaterThan(9_900);
});
