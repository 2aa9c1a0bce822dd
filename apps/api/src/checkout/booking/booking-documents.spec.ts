import { orderOf, stayItems } from '../../testing/checkout-client.ts';
import { bookingShop, EMAIL } from './booking-shop.test-utils.ts';

const { shop, booked, document } = bookingShop();

describe('documents', () => {
  test('an invoice is written to whom the customer asks, once asked for', async () => {
    const { uuid } = await booked();
    expect((await document(uuid, 'invoice.pdf')).statusCode).toBe(404);
    const { body } = await shop.checkout.post(`/gateway/bookings/${uuid}/invoice`, { email: EMAIL, company: 'Durand SARL', city: 'Lyon' });
    expect(body.invoiceNumber).toMatch(/^F2030-\d{6}$/);
    expect(body.url).toBe(`/gateway/orders/${uuid}/invoices/${body.invoiceNumber}`);
    const file = await document(uuid, 'invoice.pdf');
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  test('a booking is printed, and put into a calendar from arrival to departure', async () => {
    const { uuid, bookingNumber } = await booked();
    const pdf = await document(uuid, 'confirmation.pdf');
    expect(pdf.rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(pdf.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const { payload } = await document(uuid, 'calendar.ics');
    expect(payload).toContain('DTSTART;VALUE=DATE:20300612');
    expect(payload).toContain('DTEND;VALUE=DATE:20300614');
    expect(payload.replaceAll('\r\n ', '')).toContain(bookingNumber);
    expect((await document(uuid, 'voucher.pdf')).statusCode).toBe(404);
  });

  test('an order that is not paid has no documents', async () => {
    const { body } = await shop.checkout.start(orderOf(stayItems(), 12_000));
    expect((await document(body.orderUUID, 'confirmation.pdf')).json()).toMatchObject({ code: 'NOT_PAID' });
  });
});
