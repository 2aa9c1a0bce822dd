import type { OrderView } from '@shop/contracts';

export type Paper = 'confirmation.pdf' | 'voucher.pdf' | 'voucher.pdf?layout=card' | 'calendar.ics';

/** The papers that a booking has: what is cancelled needs no calendar, a gift has no days, and a digital one can be folded to a card. */
export function bookingPapers({
  kind,
  orderUUID,
  status,
  vouchers,
}: Pick<OrderView, 'kind' | 'orderUUID' | 'status' | 'vouchers'>): { paper: Paper; href: string }[] {
  if (status !== 'paid' && status !== 'cancelled') return [];
  const isDigital = vouchers?.some(({ format }) => format === 'digital');
  const ofGift: Paper[] = isDigital ? ['voucher.pdf', 'voucher.pdf?layout=card'] : ['voucher.pdf'];
  const ofOrder: Paper[] = kind === 'gift' ? ofGift : ['calendar.ics'];
  const papers: Paper[] = status === 'paid' ? ['confirmation.pdf', ...ofOrder] : ['confirmation.pdf'];
  return papers.map((paper) => ({ paper, href: `/gateway/orders/${orderUUID}/${paper}` }));
}

/** All of them in one archive, where there is more than one to keep: a calendar takes its entry, nobody files it. */
export function allPapersHref(order: Pick<OrderView, 'kind' | 'orderUUID' | 'status' | 'invoices'>): string | undefined {
  const toKeep = bookingPapers(order).filter(({ paper }) => paper !== 'calendar.ics').length + (order.invoices?.length ?? 0);
  return toKeep > 1 ? `/gateway/orders/${order.orderUUID}/papers.zip` : undefined;
}
