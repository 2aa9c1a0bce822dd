/** A document of an order, as its address ends. */
export type OrderDocument = 'confirmation.pdf' | 'voucher.pdf' | 'voucher.pdf?layout=card' | 'calendar.ics';

interface SoldVoucher {
  readonly format?: 'digital' | 'physical' | undefined;
  readonly state?: string | undefined;
}

/** What documents depend on. */
export interface SoldOrder {
  readonly kind?: 'stay' | 'gift' | undefined;
  readonly status: 'pending' | 'paid' | 'failed' | 'cancelled';
  readonly vouchers?: readonly SoldVoucher[] | undefined;
}

/** The documents that an order has: what is cancelled needs no calendar, a gift has no days, and a digital one can be folded to a card. */
export function orderDocuments({ kind, status, vouchers = [] }: SoldOrder): readonly OrderDocument[] {
  if (status === 'cancelled') return ['confirmation.pdf'];
  if (status !== 'paid') return [];
  if (kind !== 'gift') return ['confirmation.pdf', 'calendar.ics'];
  return ['confirmation.pdf', ...voucherDocuments(vouchers)];
}

/** Of gifts that were all given to somebody else nothing is printed for their buyer. */
function voucherDocuments(vouchers: readonly SoldVoucher[]): readonly OrderDocument[] {
  const own = vouchers.filter(({ state }) => state !== 'transferred');
  if (vouchers.length > 0 && own.length === 0) return [];
  return own.some(({ format }) => format === 'digital') ? ['voucher.pdf', 'voucher.pdf?layout=card'] : ['voucher.pdf'];
}

/** What the archive of an order holds beside its invoices: each voucher is in it once. */
export function archivedDocuments(sold: SoldOrder): readonly Exclude<OrderDocument, 'voucher.pdf?layout=card'>[] {
  return orderDocuments(sold).filter((document) => document !== 'voucher.pdf?layout=card');
}

/** Whether an archive is offered: where there is more than one document to file. A calendar takes its entry, nobody files it. */
export function hasDocumentArchive({
  invoices = [],
  ...sold
}: SoldOrder & { readonly invoices?: readonly unknown[] | undefined }): boolean {
  return archivedDocuments(sold).filter((document) => document !== 'calendar.ics').length + invoices.length > 1;
}
