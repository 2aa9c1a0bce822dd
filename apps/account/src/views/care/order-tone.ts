import type { CareOrder } from '@shop/contracts';

/** How the state of an order is marked. */
export const ORDER_TONES = { pending: 'warning', paid: 'success', failed: 'quiet', cancelled: 'quiet' } as const satisfies Record<
  CareOrder['status'],
  string
>;
