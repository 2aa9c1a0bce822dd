import type { InvoiceAnswer, InvoiceBody, Locale } from '@shop/contracts';
import { conflict } from '../../problem.ts';
import { bookingDay } from '../../services/booking-day.ts';
import type { Database } from '../../store/database.ts';
import { ownedBooking, type Asker } from './owned-booking.ts';

/** What is written on an invoice. */
export interface InvoiceDetails {
  readonly number: string;
  /** Day on which it was asked for first, `yyyy-MM-dd`. */
  readonly day: string;
  readonly company?: string;
  readonly vatNumber?: string;
  readonly addressLine?: string;
  readonly postalCode?: string;
  readonly city?: string;
  readonly country?: string;
}

/** Keeps what the customer wants to read on the invoice. Asking again corrects the address; number and day stay. */
export async function requestInvoice(
  { db, now }: { db: Database; now: Date },
  { uuid, asker, body }: { uuid: string; asker: Asker; body: InvoiceBody },
): Promise<InvoiceAnswer> {
  const booking = await ownedBooking(db, uuid, asker);
  if (booking.status === 'pending' || booking.status === 'failed') throw conflict('NOT_PAID', 'An order that was not paid has no invoice.');
  const { today } = bookingDay(booking.locale as Locale, now);
  const known = booking.invoice as InvoiceDetails | null;
  const { email: _, ...details } = body;
  const number = known?.number ?? invoiceNumber(booking.booking_number, today);
  const invoice: InvoiceDetails = { ...details, number, day: known?.day ?? today };
  await db
    .updateTable('purchase')
    .set({ invoice: JSON.stringify(invoice) })
    .where('uuid', '=', uuid)
    .execute();
  return { invoiceNumber: number, url: `/gateway/orders/${uuid}/invoice.pdf` };
}

export function invoiceNumber(bookingNumber: string, day: string): string {
  return `F${day.slice(0, 4)}-${bookingNumber}`;
}
