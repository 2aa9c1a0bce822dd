import { BUYER, drainOutbox, orderCookie, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { paidWith } from '../../checkout/full-shop.test-utils.ts';
import { pdfText } from '../../documents/pdf-text.test-utils.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { boughtVouchers, receivedVouchers } from '../../privacy/exported-gifts.ts';
import type { AccountTable } from '../../platform/database/tables/accounts.ts';
import { unzipped } from '../../testing/unzipped.ts';
import { BOUGHT, LUC, NADIA, openTransfers, type Transfers } from './transfers.test-utils.ts';

let shop: Transfers;

beforeAll(async () => {
  shop = await openTransfers();
});
beforeEach(() => shop.beginAgain());
afterAll(() => shop?.close());

const MARIE = BUYER.email.email;
const accountOf = (email: string) => ({ id: '00000000-0000-4000-8000-000000000001', email }) as AccountTable;

/** A box that Marie has bought, whose mail went to Luc, and that Luc has given to Nadia. */
async function givenOn() {
  const sold = await shop.soldBox();
  expect((await shop.transfer(sold.code)).status).toBe(200);
  await drainOutbox(shop.outbox);
  const newCode = shop.mailedCode(NADIA.email);
  shop.mails.clear();
  return { ...sold, newCode };
}
const document = (order: string, name: string) => shop.app.inject({ url: `${order}/${name}`, headers: orderCookie(order) });

describe('the buyer of a gift that was given on', () => {
  test('reads in their order that it was, and when; neither its code nor to whom', async () => {
    const { order, code, newCode } = await givenOn();
    const { body } = await shop.checkout.get(`${order}?locale=fr_FR`);
    expect(body.vouchers).toEqual([expect.objectContaining({ code, state: 'transferred', transferredOn: '2030-06-01' })]);
    expect(body.deliveries).toEqual([]);
    for (const secret of [newCode, NADIA.email, 'Nadia', 'Pour toi']) expect(JSON.stringify(body)).not.toContain(secret);
  });

  test('reads the same once its new holder has used it', async () => {
    const { order, newCode } = await givenOn();
    await shop.checkout.sell(orderOf(paidWith(stayItems(), newCode), 0));
    const { body } = await shop.checkout.get(`${order}?locale=fr_FR`);
    expect(body.vouchers).toEqual([expect.objectContaining({ state: 'transferred', transferredOn: '2030-06-01' })]);
    expect(body.vouchers[0]).not.toHaveProperty('usedAt');
  });

  test('prints no voucher of it, by itself or with all documents', async () => {
    const { order, number } = await givenOn();
    expect((await document(order, 'voucher.pdf')).statusCode).toBe(404);
    expect((await document(order, 'voucher.pdf?layout=card')).statusCode).toBe(404);
    const all = unzipped((await document(order, 'papers.zip')).rawPayload);
    expect([...all.keys()]).toEqual([`${number}-confirmation.pdf`]);
  });

  test('prints those of the same order that were not given on', async () => {
    const { opened } = await shop.checkout.sell(orderOf({ giftCardItem: { amount: 5_000, quantity: 2, recipientEmail: LUC } }, 10_000));
    await drainOutbox(shop.outbox);
    const order = `/gateway/orders/${opened.orderUUID}`;
    const [first, second] = (await shop.checkout.get(`${order}?locale=fr_FR`)).body.vouchers.map((one: { code: string }) => one.code);
    await shop.transfer(first);
    await drainOutbox(shop.outbox);
    const text = pdfText((await document(order, 'voucher.pdf')).rawPayload);
    expect(text).toContain(second);
    for (const code of [first, shop.mailedCode(NADIA.email)]) expect(text).not.toContain(code);
    expect((await shop.checkout.get(`${order}?locale=fr_FR`)).body).toMatchObject({
      vouchers: expect.arrayContaining([expect.objectContaining({ code: second, state: 'active' })]),
      deliveries: [{ state: 'sent', recipientEmail: LUC }],
    });
  });

  test('can neither send it again, nor to another address, nor change it', async () => {
    const { delivery, newCode } = await givenOn();
    const address = await shop.checkout.post(`${delivery}/address`, { recipientEmail: MARIE });
    expect(address).toMatchObject({ status: 409, body: { code: 'GIFT_TRANSFERRED' } });
    expect((await shop.checkout.post(`${delivery}/address`, { recipientEmail: LUC })).status).toBe(409);
    expect((await shop.checkout.post(`${delivery}/sending`, {})).status).toBe(409);
    await drainOutbox(shop.outbox);
    expect([...shop.mails.values()]).toEqual([]);
    expect((await shop.open(newCode)).status).toBe(200);
  });

  test('gets no code by a report that it was lost; its new holder does, and who had it before does not', async () => {
    const { newCode, number } = await givenOn();
    const report = async (body: object) => {
      await shop.post('/gateway/lost-gift-codes?locale=fr_FR', body);
      await drainOutbox(shop.outbox);
    };
    await report({ email: MARIE, bookingNumber: number });
    await report({ email: LUC, bookingNumber: number });
    expect([...shop.mails.values()]).toEqual([]);
    await report({ email: 'Nadia@Example.com', bookingNumber: number });
    expect(shop.mailsTo(NADIA.email)[0]?.text).toContain(newCode);
  });

  test('gets no code by mails that are sent again, or left late', async () => {
    const { uuid, newCode, delivery, code } = await givenOn();
    const event = await shop.db.selectFrom('gift_event').select('id').where('code', '=', code).executeTakeFirstOrThrow();
    await enqueue(shop.db, 'confirmationMail', { uuid });
    await enqueue(shop.db, 'voucherMail', { uuid });
    await enqueue(shop.db, 'voucherMail', { uuid, deliveryId: delivery.split('/').at(-1)!, revision: '1' });
    await enqueue(shop.db, 'giftExtendedMail', { uuid, event: String(event.id), to: 'buyer' });
    await drainOutbox(shop.outbox);
    const mails = [...shop.mails.values()];
    expect(mails.map(({ to }) => to.address)).toEqual([MARIE]);
    expect(mails[0]!.attachments).toEqual([]);
    expect(mails[0]!.text).not.toContain(newCode);
    expect(mails[0]!.html).not.toContain(newCode);
  });

  test('gets no mail about its extension, which its new holder does', async () => {
    const { newCode } = await givenOn();
    shop.onDay('2031-05-01');
    expect((await shop.post('/gateway/gift-extensions?locale=fr_FR', { code: newCode, until: '2031-09-01' })).status).toBe(200);
    await drainOutbox(shop.outbox);
    expect([...shop.mails.values()].map(({ to }) => to.address)).toEqual([NADIA.email]);
  });

  test('takes neither its code nor its new holder along with their data; its new holder does', async () => {
    const { code, newCode } = await givenOn();
    const bought = await boughtVouchers(shop.db, accountOf(MARIE));
    expect(bought.find((one) => one.code === code)).toMatchObject({ fromName: null, message: null, recipientEmail: null });
    for (const secret of [newCode, NADIA.email, 'Pour toi']) expect(JSON.stringify(bought)).not.toContain(secret);
    const used = { remaining_cents: 0, status: 'used', expires_on: '2032-01-01' } as const;
    await shop.db.updateTable('gift_voucher').set(used).where('code', '=', code).execute();
    expect(await boughtVouchers(shop.db, accountOf(MARIE))).toEqual(bought);
    await shop.db.updateTable('gift_voucher').set({ remaining_cents: 14_900, status: 'active' }).where('code', '=', code).execute();
    expect((await receivedVouchers(shop.db, accountOf(LUC))).map((one) => one.code)).not.toContain(newCode);
    const received = await receivedVouchers(shop.db, accountOf(NADIA.email));
    expect(received.find((one) => one.code === newCode)).toMatchObject({ recipientName: 'Nadia', message: 'Pour toi' });
  });

  test('can still give the order back while nothing was used: the gift is void for its new holder then', async () => {
    const { uuid, newCode } = await givenOn();
    const { status } = await shop.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email: MARIE, expectedRefund: 14_900 });
    expect(status).toBe(200);
    expect(await shop.open(newCode)).toMatchObject({ status: 409, body: { code: 'VOUCHER_CANCELLED' } });
  });
});

describe('the former holder of a gift that was given on', () => {
  test('loses it in the browser that had opened it, and in an order that was begun with its code', async () => {
    const { code } = await shop.soldBox();
    const browser = shop.visitor();
    await browser.post('/gateway/beneficiary/sessions?locale=fr_FR', { code });
    expect((await browser.get('/gateway/beneficiary/session?locale=fr_FR')).status).toBe(200);
    await shop.transfer(code);
    expect((await browser.get('/gateway/beneficiary/session?locale=fr_FR')).status).toBe(401);
    expect((await browser.get('/beneficiary/boxes/offers?locale=fr_FR')).status).not.toBe(200);
    expect((await shop.price(paidWith(stayItems(), code))).body).toMatchObject({ code: 'GIFT_NOT_FOUND' });
    expect((await shop.checkout.start(orderOf(paidWith(stayItems(), code), 0))).body).toMatchObject({ code: 'GIFT_NOT_FOUND' });
    expect((await shop.post('/gateway/gift-extensions?locale=fr_FR', { code, until: '2031-09-01' })).status).toBe(404);
  });

  test('keeps nothing of it in an account whose address was another one when it came', async () => {
    const { code } = await shop.soldBox();
    const id = '00000000-0000-4000-8000-000000000002';
    const names = { civility: 'MR', first_name: 'Luc', last_name: 'Petit', password_hash: '', locale: 'fr_FR' };
    await shop.db
      .insertInto('account')
      .values({
        ...names,
        id,
        email_verified_at: BOUGHT,
        created_at: BOUGHT,
        last_seen_at: BOUGHT,
        email: 'luc.new@example.com',
        country: 'FR',
      } as never)
      .execute();
    await shop.db.updateTable('gift_voucher').set({ recipient_account_id: id }).where('code', '=', code).execute();
    await shop.transfer(code);
    expect(await receivedVouchers(shop.db, { ...accountOf('luc.new@example.com'), id })).toEqual([]);
    await drainOutbox(shop.outbox);
    expect(shop.mailsTo('luc.new@example.com').map(({ text }) => text)).toEqual([expect.stringContaining('Vous avez offert ce cadeau')]);
    expect(shop.mailsTo('luc@example.com')).toEqual([]);
  });
});

test('the new holder of a gift reads its new code in the price of the stay that it pays, and nowhere the former one', async () => {
  const { code, newCode } = await givenOn();
  const { body } = await shop.price(paidWith(stayItems(), newCode.toLowerCase()));
  expect(body.giftcards).toEqual([{ serialNumber: newCode, usedAmount: 12_000, amount: 14_900 }]);
  expect(JSON.stringify(body)).not.toContain(code);
});

test('customer care reads that a gift was given on, and neither its whole code nor to whom', async () => {
  const { uuid, newCode } = await givenOn();
  const colleague = await shop.colleague();
  const { body } = await colleague.post(`/care-gateway/orders/${uuid}/story`, { reason: 'Call 4711' });
  expect(body.events).toContainEqual(expect.objectContaining({ kind: 'gift', what: 'transferred' }));
  expect(body.deliveries).toEqual([]);
  for (const secret of [newCode, NADIA.email, 'Nadia']) expect(JSON.stringify(body)).not.toContain(secret);
});
