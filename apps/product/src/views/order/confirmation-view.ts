import type { Locale, OrderOutline, OrderView } from '@shop/contracts';
import { activityCheckoutHref, allStaysHref, checkoutHref, resolveAddress } from '@shop/routes';

/**
 * What the confirmation shows: success only for `?status=success` and a paid order (SHELL-010);
 * a payment that the provider has not settled yet is neither, and what was cancelled since was once paid.
 */
export function confirmationView(status: string | null, order: Pick<OrderView, 'status'>): 'paid' | 'checking' | 'cancelled' | 'failed' {
  if (status !== 'success') return 'failed';
  if (order.status === 'pending') return 'checking';
  return order.status;
}

/** Whether what was bought is told, and not only how the order stands. */
export function isOpenOrder(order: OrderView | OrderOutline): order is OrderView {
  return 'bookingNumber' in order;
}

/** What was bought decides about words and ways on; a gift is known by its page. */
export function soldKind({ kind, stay }: Pick<OrderView, 'kind' | 'stay'>, locale: Locale): 'stay' | 'activity' | 'gift' {
  if (kind !== 'gift') return 'stay';
  const page = resolveAddress(stay.uri, locale);
  return page.kind === 'screen' && page.screen === 'activity' ? 'activity' : 'gift';
}

/** Back to where it may be bought again: the booking summary with all that was chosen, or the page of a gift; all stays where it is not known what was. */
export function bookAgainHref(order: OrderView | OrderOutline, locale: Locale): string {
  if (!isOpenOrder(order)) return allStaysHref(locale);
  const { stay, checkin, checkout, adult: adults, child: children, baby: babies, activityDays: activityDates = [] } = order;
  switch (soldKind(order, locale)) {
    case 'stay':
      return checkoutHref(locale, { id: stay.id, checkin, checkout, adults, children, babies, activityDates });
    case 'activity':
      return activityCheckoutHref(locale, { id: stay.id, adults });
    case 'gift':
      return stay.uri;
  }
}
