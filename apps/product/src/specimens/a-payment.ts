import type { PaymentState } from '@shop/contracts';

/** What the shop tells of an order's payment: nothing was charged yet, unless told otherwise. */
export function aPayment(facts: Partial<PaymentState> = {}, orderUUID = 'u-1'): PaymentState {
  return { orderUUID, status: 'pending', charge: 'none', charged: 0, refunded: 0, paidByGifts: 0, ...facts };
}
