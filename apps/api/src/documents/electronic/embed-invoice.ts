import { FACTUR_X_FILE, FACTUR_X_METADATA } from './factur-x.ts';

export interface ElectronicInvoice {
  /** Cross Industry Invoice. */
  readonly xml: string;
  /** When it was issued: printed again, it is the same file. */
  readonly date: Date;
}

/** Attaches the invoice for machines to its PDF, as Factur-X requires. */
export function embedInvoice(pdf: PDFKit.PDFDocument, { xml, date }: ElectronicInvoice): void {
  const facts = { name: FACTUR_X_FILE, type: 'text/xml', relationship: 'Alternative', creationDate: date, modifiedDate: date };
  pdf.file(Buffer.from(xml), facts as PDFKit.Mixins.PDFAttachmentOptions);
  (pdf as unknown as { appendXML(xml: string): void }).appendXML(FACTUR_X_METADATA);
}
