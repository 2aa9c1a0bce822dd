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
