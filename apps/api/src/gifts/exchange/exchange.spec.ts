import { randomUUID } from 'node:crypto';
import { BUYER, drainOutbox, orderCookie, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { paidWith } from '../../checkout/full-shop.test-utils.ts';
import { pdfText } from '../../documents/pdf-text.test-utils.ts';
import type { AccountTable } from '../../platform/database/tables/accounts.ts';
import { boughtVouchers } from '../../privacy/exported-gifts.ts';
import { findAllImbalances } from '../../ledger/find-imbalances.ts';
import { LUC, NADIA } from '../transfer/transfers.test-utils.ts';
import { GOLF, openExchanges, type Exchanges } from './exchanges.test-utils.ts';

let shop: Exchanges;

beforeAll(async () => {
  shop = await openExchanges();
});
beforeEach(() => shop.beginAgain());
// Whatever a test has done, the books say what the vouchers say.
afterEach(async () => expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]));
afterAll(() => shop?.close());

const KEPT = { value_cents: 14_900, remaining_cents: 14_900, expires_on: '2031-06-01', current_code: null, format: 'digital' };

describe('the holder of a box', () => {
  test('reads which boxes they can have for it: digital ones on sale that are not dearer, those of the most worth first', async () => {
    const { code } = await shop.soldBox();
    const { body } = await shop.open(code);
    expect(body.exchange.map((box: { code: string }) => box.code)).toEqual(['GOLFEBOX', 'CHEAPEBOX']);
    expect(body.exchange).toContainEqual({
      ...{ code: 'GOLFEBOX', title: 'Golf à deux', nights: 2, adults: 2 },
      imageUrl: expect.stringContaining('forest-1'),
    });
  });

  test('is offered no box that no stay can be chosen with, and cannot have it', async () => {
    const { code } = await shop.soldBox();
    const golf = shop.db.updateTable('box').where('code', '=', 'GOLFEBOX');
    await golf.set({ themes: ['opera'] }).execute();
    shop.time.now = new Date(shop.time.now.getTime() + 61_000);
    expect((await shop.open(code)).body.exchange.map((box: { code: string }) => box.code)).toEqual(['CHEAPEBOX']);
    expect(await shop.exchange(code, GOLF)).toMatchObject({ status: 409, body: { code: 'BOX_NOT_OFFERED' } });
    await golf.set({ themes: ['golf'] }).execute();
    shop.time.now = new Date(shop.time.now.getTime() + 61_000);
    await shop.open(code);
  });

  test('exchanges it for another one of its price: the code, the last day and the worth stay', async () => {
    const { code } = await shop.soldBox();
    expect(await shop.exchange(code, GOLF)).toEqual({ status: 200, body: { exchangedOn: '2030-06-01' } });
    expect(await shop.rowOf(code)).toEqual({
      ...{ ...KEPT, kind: 'BOX', product_code: 'GOLFEBOX', nights: 2, adults: 2, affiliate_id: 'aff-GOLFEBOX' },
    });
    expect((await shop.open(code)).body).toMatchObject({ kind: 'BOX', title: 'Golf à deux', nights: 2, remaining: 14_900 });
    expect(await shop.eventsOf(code)).toEqual([{ kind: 'exchanged', detail: { from: 'SPAEBOX', to: 'GOLFEBOX' } }]);
  });

  test('exchanges it for a gift card of its worth, which pays any stay and is not exchanged again', async () => {
    const { code } = await shop.soldBox();
    expect((await shop.exchange(code)).status).toBe(200);
    expect(await shop.rowOf(code)).toEqual({ ...KEPT, kind: 'GIFTCARD', product_code: null, nights: null, adults: 2, affiliate_id: null });
    const { body } = await shop.open(code);
    expect(body).toMatchObject({ kind: 'GIFTCARD', remaining: 14_900, expiresOn: '2031-06-01' });
    expect(body).not.toHaveProperty('exchange');
    expect(await shop.exchange(code, GOLF)).toMatchObject({ status: 409, body: { code: 'GIFT_NOT_EXCHANGEABLE' } });
    await shop.checkout.sell(orderOf(paidWith(stayItems(), code), 0));
    expect(await shop.leftOn(code)).toEqual({ status: 'active', remaining_cents: 2_900 });
  });

  test('loses nothing with a cheaper one: its worth stays whole, and it may become the first one again', async () => {
    const { code } = await shop.soldBox();
    await shop.exchange(code, { kind: 'BOX', boxCode: 'CHEAPEBOX' });
    expect(await shop.rowOf(code)).toMatchObject({ ...KEPT, product_code: 'CHEAPEBOX', nights: 1 });
    expect((await shop.exchange(code, { kind: 'BOX', boxCode: 'SPAEBOX' })).status).toBe(200);
    expect(await shop.rowOf(code)).toMatchObject({ ...KEPT, product_code: 'SPAEBOX' });
  });

  test.each([
    ['a dearer one', 'DEAREBOX'],
    ['the same again', 'SPAEBOX'],
    ['a printed one', 'GOLFBOX'],
    ['one that is no longer sold', 'GONEEBOX'],
    ['one that never was', 'NONE'],
  ])('is refused %s', async (_name, boxCode) => {
    const { code } = await shop.soldBox();
    expect(await shop.exchange(code, { kind: 'BOX', boxCode })).toMatchObject({ status: 409, body: { code: 'BOX_NOT_OFFERED' } });
    expect(await shop.rowOf(code)).toMatchObject({ product_code: 'SPAEBOX' });
  });

  test('who names no box reads so at its field', async () => {
    const { code } = await shop.soldBox();
    expect(await shop.exchange(code, { kind: 'BOX' })).toMatchObject({ status: 400, body: { field: 'boxCode' } });
  });

  test.each([
    ['part of which was spent', { remaining_cents: 4_999 }, 'GIFT_USED'],
    ['that was given back', { status: 'cancelled' }, 'GIFT_CANCELLED'],
    ['on the day after its last', { expires_on: '2030-05-31' }, 'GIFT_EXPIRED'],
    ['that is a stay', { kind: 'SINGLEVOUCHER', product_code: '101' }, 'GIFT_NOT_EXCHANGEABLE'],
    ['that is an activity', { kind: 'DIGITAL_ACTIVITY_ONLY' }, 'GIFT_NOT_EXCHANGEABLE'],
  ] as const)('exchanges no gift %s', async (_name, change, code) => {
    const serial = `KEPT-${_name.replaceAll(' ', '-').toUpperCase()}`;
    await shop.giftCard(serial, 5_000, { kind: 'BOX', product_code: 'SPAEBOX', ...change });
    expect(await shop.exchange(serial)).toMatchObject({ status: 409, body: { code } });
  });

  test('exchanges none that is still to be sent, or that an order names which is not paid yet', async () => {
    const { code } = await shop.soldBox({ sendAt: { day: '2030-12-24', time: '08:00', timeZone: 'Europe/Paris' } });
    expect(await shop.exchange(code)).toMatchObject({ status: 409, body: { code: 'GIFT_SCHEDULED' } });
    await shop.giftCard('NAMED-1', 5_000, { kind: 'BOX', product_code: 'SPAEBOX' });
    await shop.checkout.start(orderOf(paidWith(stayItems(), 'NAMED-1'), 7_000));
    expect(await shop.exchange('NAMED-1')).toMatchObject({ status: 409, body: { code: 'GIFT_IN_ORDER' } });
  });

  test('who presses twice exchanges once, and is mailed once', async () => {
    const { code } = await shop.soldBox();
    const answers = [await shop.exchange(code, GOLF, 'one key'), await shop.exchange(code, GOLF, 'one key')];
    expect(answers).toEqual(Array(2).fill({ status: 200, body: { exchangedOn: '2030-06-01' } }));
    await drainOutbox(shop.outbox);
    expect(shop.mailsTo(LUC)).toHaveLength(1);
    expect(await shop.eventsOf(code)).toHaveLength(1);
  });

  test('exchanges one gift three times in an hour at most', async () => {
    const { code } = await shop.soldBox();
    for (const boxCode of ['GOLFEBOX', 'SPAEBOX', 'GOLFEBOX'])
      expect((await shop.exchange(code, { kind: 'BOX', boxCode })).status).toBe(200);
    expect(await shop.exchange(code)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
  });
});

describe('what is said of an exchanged box', () => {
  test('its holder is mailed what it was and what it is now, in the language of the page, with its document', async () => {
    const { code } = await shop.soldBox();
    await shop.post('/gateway/gift-exchanges?locale=nl_BE', { code, ...GOLF });
    await drainOutbox(shop.outbox);
    const [mail, ...others] = shop.mailsTo(LUC);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Je cadeau is omgeruild');
    for (const part of ['Golf à deux', 'Spa à deux', code, 'zondag 1 juni 2031']) expect(mail!.text).toContain(part);
    const document = pdfText(mail!.attachments![0]!.content as Buffer);
    expect(document).toContain('Golf à deux');
    expect(document).not.toContain('Spa à deux');
    expect(shop.mailsTo(BUYER.email.email)).toEqual([]);
  });

  test('its buyer reads and prints what it is now, and customer care reads of it', async () => {
    const { code, order, uuid } = await shop.soldBox();
    await shop.exchange(code);
    const { body } = await shop.checkout.get(`${order}?locale=fr_FR`);
    expect(body.vouchers).toEqual([
      expect.objectContaining({
        code,
        kind: 'GIFTCARD',
        label: 'Carte cadeau',
        state: 'active',
        exchanged: { on: '2030-06-01', nights: null, adults: 2 },
      }),
    ]);
    const document = await shop.app.inject({ url: `${order}/voucher.pdf`, headers: orderCookie(order) });
    expect(pdfText(document.rawPayload)).toContain('Carte cadeau');
    expect(pdfText(document.rawPayload)).not.toContain('Spa à deux');
    const colleague = await shop.colleague();
    const story = await colleague.post(`/care-gateway/orders/${uuid}/story`, { reason: 'Call 4711' });
    expect(story.body.events).toContainEqual(expect.objectContaining({ kind: 'gift', what: 'exchanged' }));
  });

  test('once it was given to somebody else, its buyer reads what they bought alone; its new holder has what it is', async () => {
    const { code, order } = await shop.soldBox();
    await shop.transfer(code);
    await drainOutbox(shop.outbox);
    const newCode = shop.mailedCode(NADIA.email);
    expect((await shop.exchange(newCode)).status).toBe(200);
    const [voucher] = (await shop.checkout.get(`${order}?locale=fr_FR`)).body.vouchers;
    expect(voucher).toMatchObject({ code, kind: 'BOX', label: 'Spa à deux', state: 'transferred' });
    expect(voucher).not.toHaveProperty('exchanged');
    const account = { id: randomUUID(), email: BUYER.email.email } as AccountTable;
    expect((await boughtVouchers(shop.db, account)).find((one) => one.code === code)).toMatchObject({ kind: 'BOX' });
    await drainOutbox(shop.outbox);
    expect(shop.mailsTo(NADIA.email).at(-1)!.text).toContain('Carte cadeau');
  });
});
