const ARCHIVE = 'papers.zip';

/** A document of an order, for its buyer and the holder of its key. */
export function orderDocumentHref(orderUUID: string, document: string): string {
  return `/gateway/orders/${orderUUID}/${document}`;
}

/** All documents of an order in one file. */
export function documentArchiveHref(orderUUID: string): string {
  return orderDocumentHref(orderUUID, ARCHIVE);
}

/** An invoice or a credit note, by its number. */
export function invoiceHref(orderUUID: string, number: string): string {
  return orderDocumentHref(orderUUID, `invoices/${number}`);
}
