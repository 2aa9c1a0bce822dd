import type { OrderPrice } from '@shop/contracts';

/** The price of an order as far as it is known. */
export interface PriceOfOrder {
  /** The latest known; stale while another is on its way: then nothing may be paid. */
  readonly price: OrderPrice | undefined;
  readonly isStale: boolean;
  readonly isBroken: boolean;
  readonly retry: () => void;
}
