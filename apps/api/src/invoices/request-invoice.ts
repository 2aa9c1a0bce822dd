import type { Buyer, InvoiceAnswer, InvoiceBody } from '@shop/contracts';
import { invoiceHref } from '@shop/routes';
import { billedTo, issueInvoice, lastInvoice, reissueInvoice } from './issue-invoice.ts';
import { conflict } from '../platform/http/index.ts';
import type { Database } from '../platform/database/index.ts';
import { canonical } from '../platform/jobs/index.ts';
import { type Asker, lockPurchase, ownedBooking, setInvoice } from '../orders/index.ts';

/** What an order keeps of the invoice that was asked for. */
export type InvoiceDetails = Omit<InvoiceBody, 'email'> & {
  readonly number: string;
  /** Day on which it was issued, `yyyy-MM-dd`. */
  readonly day: string;
};

/** How often an invoice is taken back and issued again to somebody else. */
const MAX_INVOICES = 5;

/**
 * Issues the invoice of an order to whom the customer names. Asked again with the same words, it is the same invoice; with others,
 * the first is taken back by a credit note and a new one is issued: what was issued is never altered.
 */
export async function requestInvoice(
  { db, now }: { db: Database; now: Date },
  { uuid, asker, body }: { uuid: string; asker: Asker; body: InvoiceBody },
): Promise<InvoiceAnswer> {
  const { status } = await ownedBooking(db, uuid, asker);
  if (status === 'pending' || status === 'failed') throw conflict('NOT_PAID', 'An order that was not paid has no invoice.');
  const { email: _, ...details } = body;
  return db.transaction().execute(async (trx) => {
    const order = await lockPurchase(trx, uuid);
    const to = billedTo(order.buyer as Buyer, details);
    const known = await lastInvoice(trx, uuid);
    const isSame = known && canonical(known.content.billedTo) === canonical(JSON.parse(JSON.stringify(to)));
    if (known && !isSame && known.count >= MAX_INVOICES)
      throw conflict('INVOICE_ISSUED', 'This invoice was corrected too often; customer care corrects it now.');
    const issuing = { order, billedTo: to, now };
    const { number, day } = isSame ? known.content : await (known ? reissueInvoice(trx, issuing) : issueInvoice(trx, issuing));
    const invoice: InvoiceDetails = { ...details, number, day };
    await setInvoice(trx, uuid, invoice);
    return { invoiceNumber: number, url: invoiceHref(uuid, number) };
  });
}
