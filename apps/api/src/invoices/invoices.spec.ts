import { orderTotal } from '@shop/domain';
import { drainOutbox, orderCookie, stayItems } from '../testing/checkout-client.ts';
import { openFullShop, paidWith, promoted, type FullShop } from '../checkout/full-shop.test-utils.ts';
import { ciiInvoice } from '../documents/electronic/cii-invoice.ts';
import { en16931Violations } from '../documents/electronic/en16931-violations.test-utils.ts';
import { findAllImbalances } from '../ledger/find-imbalances.ts';
import type { InvoiceContent } from '../documents/invoice-content.ts';
import { nextInvoiceNumber } from './invoice-number.ts';
import { invoicesOf } from './invoices.test-utils.ts';

const EMAIL = 'marie.durand@example.com';
let shop: FullShop;

beforeAll(async () => {
  shop = await openFullShop();
});
afterAll(() => shop?.close());

const { ask, cancel, documentsOf, sold } = invoicesOf(() => shop);

const box = (change: object = {}) => ({ boxItem: { code: 'SPAEBOX', format: 'digital', ...change } });
const address = { name: 'Marie Durand', addressLine: '1 rue du Lac', postalCode: '1000', city: 'Bruxelles', country: 'BE' };

test.each<[string, object, object, { taxed: Record<number, number>; exempt: number }]>([
  ['a stay', stayItems(), {}, { taxed: { 10: 12_000 }, exempt: 0 }],
  [
    'a stay with insurance and a code',
    { ...promoted('SUMMER'), insuranceItem: { hasInsurance: true } },
    {},
    { taxed: { 10: 10_800 }, exempt: 600 },
  ],
  ['a stay with a card', paidWith(stayItems(), 'INV-CARD'), {}, { taxed: { 10: 12_000 }, exempt: 0 }],
  ['two boxes', box({ quantity: 2 }), {}, { taxed: {}, exempt: 29_800 }],
  [
    'a box that is sent',
    { boxItem: { code: 'SPABOX', format: 'physical', extras: ['candle'], shippingAddress: address } },
    {},
    { taxed: { 21: 1_890 }, exempt: 14_900 },
  ],
  ['a gift card', { giftCardItem: { amount: 5_000 } }, {}, { taxed: {}, exempt: 5_000 }],
  ['a voucher of one stay', { singleVoucherItem: { offerId: '101', nights: 1 } }, {}, { taxed: { 10: 13_900 }, exempt: 0 }],
])('the invoice of %s has the parts of the order, to the cent, each with its VAT', async (_, items, change, expected) => {
  await shop.giftCard('INV-CARD', 3_000).catch(() => undefined);
  const { uuid, parts } = await sold(items, change);
  expect((await ask(uuid)).status).toBe(200);
  const [invoice] = await documentsOf(uuid);
  expect(invoice).toMatchObject({ gross: orderTotal(parts), paidByGifts: parts.gifts, due: 0 });
  const ofPart = (item: string) => invoice!.lines.filter((line) => line.item === item).reduce((sum, { gross }) => sum + gross, 0);
  expect(ofPart('stay') + ofPart('voucher')).toBe(parts.product);
  expect([ofPart('promotion'), ofPart('insurance'), ofPart('extras'), ofPart('shipping')]).toEqual(
    [-parts.promotion, parts.insurance, parts.extras, parts.shipping].map((cents) => cents + 0),
  );
  for (const { gross, net, tax } of invoice!.lines) expect(net + tax).toBe(gross);
  const taxed = invoice!.vat.filter(({ percent }) => percent > 0);
  expect(Object.fromEntries(taxed.map(({ percent, net, tax }) => [percent, net + tax]))).toEqual(expected.taxed);
  for (const { percent, net, tax } of taxed) expect(Math.abs(tax - (net * percent) / 100)).toBeLessThanOrEqual(1);
  expect(invoice!.vat.filter(({ percent }) => percent === 0).reduce((sum, { net }) => sum + net, 0)).toBe(expected.exempt);
  expect(invoice!.net + invoice!.tax).toBe(invoice!.gross);
});

test('names seller and customer, is the same when it is asked for again, and is printed', async () => {
  const { uuid } = await sold(stayItems());
  const { body: first } = await ask(uuid);
  expect(first.invoiceNumber).toMatch(/^F2030-\d{6}$/);
  expect((await ask(uuid)).body).toEqual(first);
  const [invoice, ...others] = await documentsOf(uuid);
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({
    seller: { vatNumber: 'FR00000000000', register: 'RCS Paris 000 000 000' },
    billedTo: { company: 'Durand SARL', name: 'Marie Durand', city: 'Lyon', country: 'FR' },
    period: { from: '2030-06-12', to: '2030-06-13' },
  });
});

test('to another company is a credit note and a new invoice; what was issued is never altered', async () => {
  const { uuid } = await sold(stayItems());
  const { body: first } = await ask(uuid);
  const { body: second } = await ask(uuid, { company: 'Autre SA' });
  expect(second.invoiceNumber).not.toBe(first.invoiceNumber);
  const documents = await documentsOf(uuid);
  expect(documents.map(({ kind, gross, billedTo, refersTo }) => [kind, gross, billedTo.company, refersTo?.number])).toEqual([
    ['creditNote', 12_000, 'Durand SARL', first.invoiceNumber],
    ['invoice', 12_000, 'Durand SARL', undefined],
    ['invoice', 12_000, 'Autre SA', undefined],
  ]);
  await expect(shop.db.updateTable('invoice').set({ day: '2030-01-01' }).execute()).rejects.toThrow('append-only');
});

describe('a credit note', () => {
  test('tells of what a cancellation gives back, and refers to the invoice', async () => {
    const { uuid } = await sold(stayItems());
    const { body } = await ask(uuid);
    await cancel(uuid, 9_600);
    const note = (await documentsOf(uuid)).find(({ kind }) => kind === 'creditNote');
    expect(note).toMatchObject({
      gross: 9_600,
      net: 8_727,
      tax: 873,
      refersTo: { number: body.invoiceNumber },
      number: expect.stringMatching(/^A2030-\d{6}$/),
    });
    const { body: order } = await shop.checkout.get(`/gateway/orders/${uuid}?locale=fr_FR`);
    expect(order.invoices).toEqual([
      { kind: 'invoice', number: body.invoiceNumber, day: '2030-06-01', amount: 12_000 },
      { kind: 'creditNote', number: note!.number, day: '2030-06-01', amount: 9_600 },
    ]);
    const url = `/gateway/orders/${uuid}/invoices/${note!.number}`;
    const printed = await shop.app.inject({ url, headers: orderCookie(url) });
    expect((await shop.app.inject({ url })).statusCode).toBe(403);
    expect([printed.statusCode, printed.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await shop.checkout.get(`/gateway/orders/${uuid}/invoices/A2030-999999`)).status).toBe(404);
    await drainOutbox(shop.outbox);
    const mail = [...shop.mails.values()].find(({ subject }) => subject === `Votre réservation ${order.bookingNumber} est annulée`);
    expect(mail?.text).toMatch(new RegExp(`Votre avoir ${note!.number} de 96\\s€`));
  });

  test('comes with an invoice that is asked for after the cancellation', async () => {
    const { uuid } = await sold({ giftCardItem: { amount: 10_000 } });
    await cancel(uuid, 10_000);
    await ask(uuid);
    expect((await documentsOf(uuid)).map(({ kind, gross }) => [kind, gross]).sort()).toEqual([
      ['creditNote', 10_000],
      ['invoice', 10_000],
    ]);
  });

  test('comes with each invoice of what was given back whole, to whomever it is written', async () => {
    const { uuid } = await sold({ giftCardItem: { amount: 10_000 } });
    await ask(uuid);
    await cancel(uuid, 10_000);
    expect((await ask(uuid, { company: 'Autre SA' })).status).toBe(200);
    expect((await documentsOf(uuid)).map(({ kind, gross, billedTo }) => [kind, gross, billedTo.company]).sort()).toEqual([
      ['creditNote', 10_000, 'Autre SA'],
      ['creditNote', 10_000, 'Durand SARL'],
      ['invoice', 10_000, 'Autre SA'],
      ['invoice', 10_000, 'Durand SARL'],
    ]);
  });

  test('tells of the difference when a booking becomes a cheaper one', async () => {
    const { uuid } = await sold(stayItems({ checkin: '2030-06-12', checkout: '2030-06-14' }));
    await ask(uuid);
    const modification = {
      email: EMAIL,
      locale: 'fr_FR',
      pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
      travelPeriod: { checkinDate: '2030-06-20', checkoutDate: '2030-06-21' },
    };
    expect(
      (await shop.checkout.post(`/gateway/bookings/${uuid}/modification`, { ...modification, expectedDifference: -12_000 })).status,
    ).toBe(200);
    expect((await documentsOf(uuid)).find(({ kind }) => kind === 'creditNote')).toMatchObject({ gross: 12_000, tax: 1_091 });
  });
});

describe('numbers of invoices', () => {
  const next = (rollBack: boolean, seller: string) =>
    shop.db
      .transaction()
      .execute(async (trx) => {
        const number = await nextInvoiceNumber(trx, { seller, kind: 'invoice', day: '2031-01-05' });
        if (rollBack) throw new Error('rolled back');
        return number;
      })
      .catch(() => undefined);

  test('have no gap and no double among many at once, some of which are rolled back', async () => {
    const given = await Promise.all(Array.from({ length: 30 }, (_, place) => next(place % 3 === 0, 'FR1')));
    const stored = given.filter((number) => number !== undefined).sort();
    expect(stored).toEqual(Array.from({ length: 20 }, (_, place) => `F2031-${String(place + 1).padStart(6, '0')}`));
  });

  test('begin again with each year and each seller', async () => {
    expect(await next(false, 'FR2')).toBe('F2031-000001');
  });
});

test('what was issued here fulfils the rules of EN 16931: several rates, a code', async () => {
  const documents = (await shop.db.selectFrom('invoice').select('body').execute()).map(({ body }) => body as InvoiceContent);
  const withItem = (item: string) => documents.find(({ kind, lines }) => kind === 'invoice' && lines.some((line) => line.item === item))!;
  const written = ['shipping', 'promotion'].map((item) => ciiInvoice(withItem(item)));
  expect(await en16931Violations(written)).toEqual([[], []]);
});

test('after all of it the ledger balances', async () => {
  await drainOutbox(shop.outbox);
  expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]);
});
