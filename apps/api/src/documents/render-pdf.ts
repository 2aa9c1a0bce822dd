import type { Sender } from '../mail/index.ts';
import type { OrderDetails } from './order-details.ts';
import type { Print } from './printing/printing.ts';

export type DocumentName = 'confirmation.pdf' | 'voucher.pdf' | 'voucher-card.pdf' | 'invoice.pdf' | 'credit-note.pdf';

/** Prints one document of an order. What prints is loaded with the first one: 15 MB and a seventh of a second. */
export type RenderPdf = (name: DocumentName, printed: OrderDetails, sender: Sender) => Promise<Buffer>;

export const renderPdf: RenderPdf = async (name, ...requested) => {
  switch (name) {
    case 'confirmation.pdf':
      return (await import('./confirmation-pdf.ts')).confirmationPdf(...requested);
    case 'voucher.pdf':
      return (await import('./voucher-pdf.ts')).voucherPdf(...requested);
    case 'voucher-card.pdf':
      return (await import('./card/voucher-card.ts')).voucherCard(...requested);
    case 'invoice.pdf':
    case 'credit-note.pdf':
      return (await import('./invoice-pdf.ts')).lastInvoicePdf(requested[0].invoices, name === 'invoice.pdf' ? 'invoice' : 'creditNote');
  }
};

/** What a mail brings along, printed in this thread. */
export const printAttachments: Print = async (...requested) => (await import('./documents-of.ts')).attachmentsOf(...requested);
