import { drainOutbox, orderCookie, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { openFullShop, type FullShop } from '../../checkout/full-shop.test-utils.ts';
import { pdfText } from '../../documents/pdf-text.test-utils.ts';
import { unzipped } from '../../testing/unzipped.ts';

const EMAIL = 'marie.durand@example.com';
let shop: FullShop;

beforeAll(async () => {
  shop = await openFullShop();
});
afterAll(() => shop?.close());

async function sold(items: object): Promise<string> {
  const { body: price } = await shop.price(items);
  const { opened } = await shop.checkout.sell(orderOf(items, price.remainingAmountToPay));
  await drainOutbox(shop.outbox);
  return opened.orderUUID;
}

const invoiceFor = async (uuid: string, company: string): Promise<string> =>
  (await shop.checkout.post(`/gateway/bookings/${uuid}/invoice`, { email: EMAIL, company })).body.invoiceNumber;

async function documentsOf(uuid: string) {
  const url = `/gateway/orders/${uuid}/papers.zip`;
  const { statusCode, headers, rawPayload } = await shop.app.inject({ url, headers: orderCookie(url) });
  expect(statusCode).toBe(200);
  return { headers, files: unzipped(rawPayload) };
}

const bookingNumberOf = async (uuid: string) =>
  (await shop.db.selectFrom('purchase').select('booking_number').where('uuid', '=', uuid).executeTakeFirstOrThrow()).booking_number;

test('all documents of a stay come in one archive: confirmation, calendar entry, each invoice and credit note by its number', async () => {
  const uuid = await sold(stayItems());
  const numbers = [await invoiceFor(uuid, 'Durand SARL'), await invoiceFor(uuid, 'Autre SA')];
  const number = await bookingNumberOf(uuid);
  const { headers, files } = await documentsOf(uuid);
  expect(headers).toMatchObject({
    ...{ 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${number}-papers.zip"` },
    ...{ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  });
  const [confirmation, calendar, ...invoices] = [...files.keys()];
  expect([confirmation, calendar]).toEqual([`${number}-confirmation.pdf`, `${number}-calendar.ics`]);
  expect(new Set(invoices)).toEqual(new Set([...numbers.map((one) => `${one}.pdf`), expect.stringMatching(/^A2030-\d{6}\.pdf$/)]));
  expect(pdfText(files.get(`${number}-confirmation.pdf`)!)).toContain(number);
  const days = String(files.get(`${number}-calendar.ics`));
  expect(days).toContain('BEGIN:VEVENT');
  // Long lines are folded.
  expect(days.replaceAll('\r\n ', '')).toMatch(/^URL[^\r]*\/confirmation\/[0-9a-f-]{36}\?status=success\r?$/m);
  expect(files.get(`${numbers[1]}.pdf`)!.toString('latin1', 0, 5)).toBe('%PDF-');
});

test('a gift has its vouchers and no days', async () => {
  const uuid = await sold({ giftCardItem: { amount: 5_000 } });
  const number = await bookingNumberOf(uuid);
  expect([...(await documentsOf(uuid)).files.keys()]).toEqual([`${number}-confirmation.pdf`, `${number}-voucher.pdf`]);
});

test('what is cancelled has neither a calendar entry nor a voucher, but its credit note', async () => {
  const uuid = await sold(stayItems());
  const invoice = await invoiceFor(uuid, 'Durand SARL');
  await shop.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email: EMAIL, expectedRefund: 9_600 });
  const names = [...(await documentsOf(uuid)).files.keys()];
  expect(names).toEqual([`${await bookingNumberOf(uuid)}-confirmation.pdf`, `${invoice}.pdf`, expect.stringMatching(/^A2030-\d{6}\.pdf$/)]);
});

test('each document in it counts as one that was printed: a visitor who asks for too many waits', async () => {
  const uuid = await sold(stayItems());
  await shop.db.deleteFrom('attempt').execute();
  await documentsOf(uuid);
  const [counted] = await shop.db.selectFrom('attempt').select('count').where('scope', '=', 'documentAddress').execute();
  expect(counted).toEqual({ count: 2 });
});

test('an order that is not paid has none', async () => {
  const { body } = await shop.checkout.start(orderOf(stayItems(), 12_000));
  const url = `/gateway/orders/${body.orderUUID}/papers.zip`;
  expect((await shop.app.inject({ url, headers: orderCookie(url) })).json()).toMatchObject({ code: 'NOT_PAID' });
});
