import type { OrderView } from '@shop/contracts';

export type Paper = 'confirmation.pdf' | 'voucher.pdf' | 'calendar.ics';

/** The papers that a booking has: what is cancelled needs no calendar, a gift has no days. */
export function bookingPapers({
  kind,
  orderUUID,
  status,
}: Pick<OrderView, 'kind' | 'orderUUID' | 'status'>): { paper: Paper; href: string }[] {
  if (status !== 'paid' && status !== 'cancelled') return [];
  const last: Paper = kind === 'gift' ? 'voucher.pdf' : 'calendar.ics';
  const papers: Paper[] = status === 'paid' ? ['confirmation.pdf', last] : ['confirmation.pdf'];
  return papers.map((paper) => ({ paper, href: `/gateway/orders/${orderUUID}/${paper}` }));
}

/** All of them in one archive, where there is more than one to keep: a calendar takes its entry, nobody files it. */
export function allPapersHref(order: Pick<OrderView, 'kind' | 'orderUUID' | 'status' | 'invoices'>): string | undefined {
  const toKeep = bookingPapers(order).filter(({ paper }) => paper !== 'calendar.ics').length + (order.invoices?.length ?? 0);
  return toKeep > 1 ? `/gateway/orders/${order.orderUUID}/papers.zip` : undefined;
}
