/** The parts of an order's price, all in cents, all positive; promotion, what is waived, and gifts are taken off. */
export interface OrderParts {
  readonly product: number;
  readonly extras: number;
  readonly shipping: number;
  readonly insurance: number;
  readonly paymentFee: number;
  readonly promotion: number;
  readonly gifts: number;
  /** Too little for the card to be charged: the shop bears it. Left out where nothing is. */
  readonly waived?: number;
}

export const NO_PARTS: OrderParts = { product: 0, extras: 0, shipping: 0, insurance: 0, paymentFee: 0, promotion: 0, gifts: 0 };

/** What the order is worth: everything but the gifts that pay for it. */
export function orderTotal(parts: OrderParts): number {
  return parts.product + parts.extras + parts.shipping + parts.insurance + parts.paymentFee - parts.promotion - (parts.waived ?? 0);
}

/** What is left to pay by card (spec 2, section 3: remainingAmountToPay). */
export function remainingToPay(parts: OrderParts): number {
  return orderTotal(parts) - parts.gifts;
}
