const ARCHIVE = 'papers.zip';

/** A paper of an order, for its buyer and whoever has its key. */
export function orderPaperHref(orderUUID: string, paper: string): string {
  return `/gateway/orders/${orderUUID}/${paper}`;
}

/** All papers of an order in one file. */
export function paperArchiveHref(orderUUID: string): string {
  return orderPaperHref(orderUUID, ARCHIVE);
}

/** An invoice or a credit note, by its number. */
export function invoiceHref(orderUUID: string, number: string): string {
  return orderPaperHref(orderUUID, `invoices/${number}`);
}
