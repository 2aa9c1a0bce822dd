import type { PaymentState } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../transport/request.ts';

/** Was the customer charged? Always asked anew, and never given up quietly: the page says when nobody can tell. */
export function paymentQuery(orderUUID: string) {
  return queryOptions({
    queryKey: ['payment', orderUUID],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => request<PaymentState>({ path: `/gateway/orders/${encodeURIComponent(orderUUID)}/payment`, signal }),
  });
}
