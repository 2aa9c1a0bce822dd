import { SettleAll } from '../../platform/jobs/settle-all.ts';
import { maintainLedger } from '../../ledger/maintain-ledger.ts';
import { findAllImbalances } from '../../ledger/find-imbalances.ts';
import { BUYER, drainOutbox, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { openFullShop, paidWith, type FullShop } from '../../checkout/full-shop.test-utils.ts';

let shop: FullShop;

beforeAll(async () => {
  shop = await openFullShop();
});
beforeEach(async () => {
  shop.time.now = BOUGHT;
  await drainOutbox(shop.outbox);
  shop.mails.clear();
});
afterAll(() => shop?.close());

const BOUGHT = new Date('2030-06-01T10:00:00Z');
const LUC = 'luc@example.com';
const onDay = (day: string) => void (shop.time.now = new Date(`${day}T10:00:00Z`));
const extend = (code: string, until: string) => shop.checkout.post('/gateway/gift-extensions?locale=fr_FR', { code, until });
const viewOf = async (code: string) => (await shop.checkout.get(`/gateway/gift-vouchers/${code}?locale=fr_FR`)).body;
const eventsOf = (code: string) =>
  shop.db.selectFrom('gift_event').select(['kind', 'detail']).where('code', '=', code).where('kind', '=', 'extended').execute();
const mailsTo = (address: string) => [...shop.mails.values()].filter(({ to }) => to.address === address);

/** The daily step that lets gifts expire. */
async function expire(): Promise<void> {
  const each = new SettleAll();
  await maintainLedger({ db: shop.db, each, now: shop.time.now });
  each.throwFailures();
}

async function soldBox(change: object = {}) {
  const items = { boxItem: { code: 'SPAEBOX', customization: { fromName: 'Zoë', message: '' }, recipientEmail: LUC, ...change } };
  const { opened } = await shop.checkout.sell(orderOf(items, 14_900));
  await drainOutbox(shop.outbox);
  shop.mails.clear();
  const { body } = await shop.checkout.get(`/gateway/orders/${opened.orderUUID}?locale=fr_FR`);
  return { code: body.vouchers[0].code as string, path: `/gateway/orders/${opened.orderUUID}/gift-deliveries/${body.deliveries[0]?.id}` };
}

describe('the holder of a gift', () => {
  test('is offered an extension sixty days before its last one, and reads the new day before agreeing to it', async () => {
    const { code } = await soldBox();
    expect(await viewOf(code)).not.toHaveProperty('extension');
    onDay('2031-05-01');
    expect(await viewOf(code)).toMatchObject({ expiresOn: '2031-06-01', extension: { until: '2031-09-01', lastDay: '2031-09-01' } });
    expect(await extend(code, '2031-12-01')).toMatchObject({ status: 409, body: { code: 'EXTENSION_CHANGED' } });
  });

  test('extends it once, by three months and free of charge: it is written down, and both who got it and who bought it hear of it', async () => {
    const { code } = await soldBox();
    onDay('2031-05-01');
    expect(await extend(code, '2031-09-01')).toEqual({ status: 200, body: { expiresOn: '2031-09-01' } });
    await drainOutbox(shop.outbox);
    expect(await viewOf(code)).toMatchObject({ status: 'active', expiresOn: '2031-09-01' });
    expect(await viewOf(code)).not.toHaveProperty('extension');
    expect(await eventsOf(code)).toEqual([{ kind: 'extended', detail: { from: '2031-06-01', until: '2031-09-01', by: 'holder' } }]);
    expect(mailsTo(LUC).map(({ text }) => text)).toEqual([
      expect.stringMatching(/vous pouvez l’utiliser jusqu’au lundi 1er septembre 2031/),
    ]);
    expect(mailsTo(BUYER.email.email).map(({ text }) => text)).toEqual([expect.stringContaining('que vous avez acheté')]);
    onDay('2031-08-30');
    expect(await extend(code, '2031-12-01')).toMatchObject({ status: 409, body: { code: 'GIFT_EXTENDED' } });
  });

  test('who presses twice, or on two devices at once, extends it once and gets the same last day', async () => {
    const { code } = await soldBox();
    onDay('2031-05-01');
    const answers = await Promise.all([extend(code, '2031-09-01'), extend(code, '2031-09-01'), extend(code.toLowerCase(), '2031-09-01')]);
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ expiresOn: '2031-09-01' }));
    await drainOutbox(shop.outbox);
    expect(await eventsOf(code)).toHaveLength(1);
    expect(mailsTo(LUC)).toHaveLength(1);
  });

  test('who bought it and kept it gets one mail', async () => {
    const { code } = await soldBox({ recipientEmail: BUYER.email.email.toUpperCase() });
    onDay('2031-05-01');
    await extend(code, '2031-09-01');
    await drainOutbox(shop.outbox);
    expect([...shop.mails.values()]).toHaveLength(1);
  });

  test('extends an expired one up to three months after its last day: what it was worth is owed again, and it can be spent', async () => {
    await shop.giftCard('LATE-CARD-1', 15_000, { expires_on: '2030-06-01' });
    onDay('2030-06-02');
    await expire();
    expect(await viewOf('LATE-CARD-1')).toMatchObject({ status: 'expired', extension: { until: '2030-09-02', lastDay: '2030-09-01' } });
    expect((await shop.price(paidWith(stayItems(), 'LATE-CARD-1'))).body.code).toBe('GIFT_EXPIRED');
    expect((await extend('LATE-CARD-1', '2030-09-02')).status).toBe(200);
    expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]);
    expect((await shop.price(paidWith(stayItems(), 'LATE-CARD-1'))).body).toMatchObject({ remainingAmountToPay: 0 });
    onDay('2030-09-03');
    await expire();
    expect(await viewOf('LATE-CARD-1')).toMatchObject({ status: 'expired' });
    expect(await viewOf('LATE-CARD-1')).not.toHaveProperty('extension');
    expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]);
  });

  test.each([
    ['the day after the last on which it could be extended', '2030-09-02', '2030-12-02', {}, 'GIFT_EXPIRED'],
    ['once it is spent', '2030-06-01', '2030-09-01', { status: 'used', remaining_cents: 0 }, 'GIFT_USED'],
    ['once it was given back', '2030-06-01', '2030-09-01', { status: 'cancelled' }, 'GIFT_CANCELLED'],
    [
      'of an activity, whose centre knows the last day',
      '2030-06-01',
      '2030-09-01',
      { kind: 'DIGITAL_ACTIVITY_ONLY' },
      'GIFT_NOT_EXTENDABLE',
    ],
  ] as const)('is refused %s', async (_name, day, until, change, code) => {
    const serial = `REFUSED-${code}`;
    await shop.giftCard(serial, 5_000, { expires_on: '2030-06-01', ...change });
    onDay(day);
    expect(await viewOf(serial)).not.toHaveProperty('extension');
    expect(await extend(serial, until)).toMatchObject({ status: 409, body: { code } });
  });

  test('is refused before it is sent, and a code that is none says so', async () => {
    const { code } = await soldBox({ sendAt: { day: '2030-12-24', time: '08:00', timeZone: 'Europe/Paris' } });
    expect(await extend(code, '2032-03-24')).toMatchObject({ status: 409, body: { code: 'GIFT_SCHEDULED' } });
    expect(await extend('NONE-2345-ABCD', '2031-09-01')).toMatchObject({ status: 404, body: { code: 'GIFT_NOT_FOUND' } });
  });

  test('keeps what the extension promised though the gift is sent to another address afterwards', async () => {
    const { code, path } = await soldBox();
    await extend(code, '2031-09-01');
    expect((await shop.checkout.post(`${path}/address`, { recipientEmail: 'lucie@example.com' })).status).toBe(200);
    const { expires_on } = await shop.db.selectFrom('gift_voucher').select('expires_on').where('code', '=', code).executeTakeFirstOrThrow();
    expect(expires_on).toBe('2031-09-01');
  });
});

describe('one moment, two requests', () => {
  test('the daily step and the holder: no matter which is first, the gift is good and the books are even', async () => {
    const codes = Array.from({ length: 6 }, (_, place) => `RACE-CARD-${place}`);
    for (const code of codes) await shop.giftCard(code, 5_000, { expires_on: '2030-06-01' });
    onDay('2030-06-02');
    const [, ...answers] = await Promise.all([expire(), ...codes.map((code) => extend(code, '2030-09-02'))]);
    expect(answers.map(({ status }) => status)).toEqual(codes.map(() => 200));
    await expire();
    for (const code of codes)
      expect(await viewOf(code)).toMatchObject({ status: 'active', expiresOn: '2030-09-02', remainingValue: 5_000 });
    expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]);
  });

  test('spending and extending: all of it is spent, and nothing of that comes back by an extension', async () => {
    await shop.giftCard('RACE-SPENT', 12_000, { expires_on: '2030-06-20' });
    const [sold, extended] = await Promise.all([
      shop.checkout.sell(orderOf(paidWith(stayItems(), 'RACE-SPENT'), 0)),
      extend('RACE-SPENT', '2030-09-20'),
    ]);
    expect(sold.bought.status).toBe(200);
    expect([200, 409]).toContain(extended.status);
    const left = await shop.leftOn('RACE-SPENT');
    expect(left).toEqual({ remaining_cents: 0, status: 'used' });
    expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]);
  });
});
