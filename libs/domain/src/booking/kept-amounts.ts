import type { OrderParts } from '../order/order-total.ts';

/** What a cancellation keeps of what was paid: cents, above 0. */
export interface KeptAmount {
  readonly part: 'insurance' | 'paymentFee' | 'product';
  readonly amount: number;
}

export interface CancelledMoney {
  /** Cents that card and gifts have paid so far, less what went back. */
  readonly paid: number;
  /** Cents that cancelling gives back. */
  readonly refund: number;
  readonly parts: Pick<OrderParts, 'insurance' | 'paymentFee'>;
}

/** Insurance and fee are not given back; the rest that is kept is of the stay itself. With what comes back it adds up to what was paid. */
export function keptAmounts({ paid, refund, parts }: CancelledMoney): KeptAmount[] {
  const kept = Math.max(0, paid - refund);
  const insurance = Math.min(parts.insurance, kept);
  const paymentFee = Math.min(parts.paymentFee, kept - insurance);
  const amounts = { insurance, paymentFee, product: kept - insurance - paymentFee };
  return (['insurance', 'paymentFee', 'product'] as const)
    .map((part) => ({ part, amount: amounts[part] }))
    .filter(({ amount }) => amount > 0);
}
