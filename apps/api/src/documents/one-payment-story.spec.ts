import type { OrderView } from '@shop/contracts';
import { shopPaidLater, type PaidLater } from '../payments/schedule/paid-later.test-utils.ts';
import { drainOutbox, orderCookie } from '../testing/checkout-client.ts';
import { bookingMoves } from './booking-moves.test-utils.ts';
import { pdfText } from './pdf-text.test-utils.ts';
import { paymentCases } from './payment-cases.test-utils.ts';
import { GROSS, REFUNDED, SETTLED_ON_INVOICE, drawn, managementTerm, pageTerm, written } from './stated-payments.test-utils.ts';

const shop = shopPaidLater();
const moves = bookingMoves(shop);
const { book, cancelled, changed } = moves;

test.each(paymentCases(moves))(
  '%s: page, booking management, mail and documents say the same amounts, days and terms',
  async (_name, happens, reported) => {
    const booking = await happens();
    await drainOutbox(shop.outbox);
    const { total, lines, invoice = { total, lines }, creditNote } = reported;
    const order = (await shop.checkout.get(`/gateway/orders/${booking.uuid}?locale=fr_FR`)).body as OrderView;
    expect(drawn(order, pageTerm)).toEqual({ total, lines });
    expect(drawn(order, managementTerm)).toEqual({ total, lines });
    expect(written(await document(booking, 'confirmation.pdf'))).toEqual({ total, lines });

    const { text, html } = lastMailTo(booking);
    for (const mail of [text, html.replace(/<[^>]+>/g, ' ')]) expect(written(mail).lines).toEqual(lines);

    await asksForInvoice(booking);
    expect(written(await document(booking, 'invoice.pdf'), GROSS)).toEqual(invoice);
    if (creditNote) expect(written(await document(booking, 'credit-note.pdf'), GROSS)).toEqual(creditNote);
  },
);

test('an invoice stays as it was issued, and the credit note says what came back of it and what was never paid', async () => {
  const [cancelledLater, cheaper] = [await book('3x'), await book('3x')];
  for (const booking of [cancelledLater, cheaper]) await asksForInvoice(booking);
  const before = await document(cancelledLater, 'invoice.pdf');
  await cancelled(cancelledLater, 3_200);
  await changed(cheaper, '2030-07-21');
  expect(await document(cancelledLater, 'invoice.pdf')).toBe(before);
  expect(written(await document(cancelledLater, 'credit-note.pdf'), GROSS)).toEqual({
    total: '192 €',
    lines: [
      [REFUNDED, '32 €'],
      [SETTLED_ON_INVOICE, '160 €'],
    ],
  });
  expect(written(await document(cheaper, 'credit-note.pdf'), GROSS)).toEqual({ total: '120 €', lines: [[SETTLED_ON_INVOICE, '120 €']] });
});

async function asksForInvoice({ uuid, email }: PaidLater): Promise<void> {
  expect((await shop.checkout.post(`/gateway/bookings/${uuid}/invoice`, { email })).status).toBe(200);
}

async function document({ uuid }: PaidLater, name: string): Promise<string> {
  const url = `/gateway/orders/${uuid}/${name}`;
  const { statusCode, rawPayload } = await shop.app.inject({ url, headers: orderCookie(url) });
  expect(statusCode).toBe(200);
  return pdfText(rawPayload);
}

const lastMailTo = ({ email }: PaidLater) => [...shop.mails.values()].findLast(({ to }) => to.address === email)!;
