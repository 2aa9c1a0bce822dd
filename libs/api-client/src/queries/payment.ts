import { GET_ORDER_PAYMENT, type PaymentState } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../transport/call.ts';

/** Was the customer charged? Always asked again, and never given up quietly: the page says when nobody can tell. */
export function paymentQuery(orderUUID: string) {
  return queryOptions({
    queryKey: ['payment', orderUUID],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => askPayment(orderUUID, signal),
  });
}

/** The same, asked once and now. */
export function askPayment(orderUUID: string, signal?: AbortSignal): Promise<PaymentState> {
  return call(GET_ORDER_PAYMENT, { params: { uuid: orderUUID }, ...(signal && { signal }) });
}
