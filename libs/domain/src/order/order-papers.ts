/** A paper of an order, as its address ends. */
export type OrderPaper = 'confirmation.pdf' | 'voucher.pdf' | 'voucher.pdf?layout=card' | 'calendar.ics';

/** What papers depend on. */
export interface SoldOrder {
  readonly kind?: 'stay' | 'gift' | undefined;
  readonly status: 'pending' | 'paid' | 'failed' | 'cancelled';
  readonly vouchers?: readonly { readonly format?: 'digital' | 'physical' | undefined }[] | undefined;
}

/** The papers that an order has: what is cancelled needs no calendar, a gift has no days, and a digital one can be folded to a card. */
export function orderPapers({ kind, status, vouchers = [] }: SoldOrder): readonly OrderPaper[] {
  if (status === 'cancelled') return ['confirmation.pdf'];
  if (status !== 'paid') return [];
  if (kind !== 'gift') return ['confirmation.pdf', 'calendar.ics'];
  const isDigital = vouchers.some(({ format }) => format === 'digital');
  return isDigital ? ['confirmation.pdf', 'voucher.pdf', 'voucher.pdf?layout=card'] : ['confirmation.pdf', 'voucher.pdf'];
}

/** What the archive of an order holds beside its invoices: each voucher is in it once. */
export function archivedPapers(sold: SoldOrder): readonly Exclude<OrderPaper, 'voucher.pdf?layout=card'>[] {
  return orderPapers(sold).filter((paper) => paper !== 'voucher.pdf?layout=card');
}

/** Whether an archive is offered: where there is more than one paper to file. A calendar takes its entry, nobody files it. */
export function hasPaperArchive({ invoices = [], ...sold }: SoldOrder & { readonly invoices?: readonly unknown[] | undefined }): boolean {
  return archivedPapers(sold).filter((paper) => paper !== 'calendar.ics').length + invoices.length > 1;
}
