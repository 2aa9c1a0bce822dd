import type { OrderPrice } from '@shop/contracts';
import type { WithdrawnPart } from './withdrawn-part.ts';

/** The price of an order as far as it is known. */
export interface PriceOfOrder {
  /** The latest known; stale while another is on its way: then nothing may be paid. */
  readonly price: OrderPrice | undefined;
  readonly isStale: boolean;
  readonly isBroken: boolean;
  /** So many printed gifts are not left: there is no price until fewer are chosen. */
  readonly isTooMany: boolean;
  /** Why a gift has no price as it was made. */
  readonly withdrawn?: WithdrawnPart | undefined;
  readonly retry: () => void;
}
