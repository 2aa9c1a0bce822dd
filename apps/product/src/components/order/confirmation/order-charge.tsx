import { paymentQuery } from '@shop/api-client';
import { useQuery } from '@tanstack/react-query';
import { chargeView } from '../../../views/order/payment/payment-state.ts';
import { ChargeLine } from '../payment/charge-line.tsx';

const POLL_MS = 2_000;

/** Whether an order has cost money, asked until the answer is final. */
export function OrderCharge({ orderUUID }: { readonly orderUUID: string }) {
  const { data, error } = useQuery({
    ...paymentQuery(orderUUID),
    refetchInterval: ({ state }) => (Boolean(state.error) || ['processing', 'refunding'].includes(state.data?.charge ?? '')) && POLL_MS,
  });
  return <span role="status">{(data ?? error) && <ChargeLine charge={chargeView(true, data)} />}</span>;
}
