import type { OrderView } from '@shop/contracts';

/**
 * What the confirmation shows: success only for `?status=success` and a paid order (decision A-014);
 * a payment that the provider has not settled yet is neither.
 */
export function confirmationView(status: string | null, order: Pick<OrderView, 'status'>): 'paid' | 'checking' | 'failed' {
  if (status !== 'success') return 'failed';
  if (order.status === 'paid') return 'paid';
  return order.status === 'pending' ? 'checking' : 'failed';
}
