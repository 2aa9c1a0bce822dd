import type { Cents, OrderPrice } from '@shop/contracts';

/** One line of a price; what is taken off is negative, so that the lines add up to what is left to pay. */
export interface PriceLine {
  readonly kind: 'product' | 'extras' | 'shipping' | 'insurance' | 'paymentFee' | 'promotion' | 'gift' | 'waived';
  readonly amount: Cents;
  /** Of the gift that pays. */
  readonly serialNumber?: string;
}

const ADDED = ['product', 'extras', 'shipping', 'insurance', 'paymentFee'] as const;

/** Every part that an order has, as lines whose sum is exactly what is left to pay. What is sent by post says so, free or not (GIFT-036). */
export function priceLines(
  { parts, giftcards }: Pick<OrderPrice, 'parts' | 'giftcards'>,
  { isShipped = false }: { readonly isShipped?: boolean } = {},
): PriceLine[] {
  const isNamed = (kind: PriceLine['kind']) => kind === 'product' || (kind === 'shipping' && isShipped);
  const added = ADDED.filter((kind) => isNamed(kind) || parts[kind] > 0).map((kind) => ({ kind, amount: parts[kind] }));
  const promotion: PriceLine[] = parts.promotion > 0 ? [{ kind: 'promotion', amount: -parts.promotion }] : [];
  const gifts = giftcards.map(({ serialNumber, usedAmount }): PriceLine => ({ kind: 'gift', amount: -usedAmount, serialNumber }));
  const waived: PriceLine[] = parts.waived ? [{ kind: 'waived', amount: -parts.waived }] : [];
  return [...added, ...promotion, ...gifts, ...waived];
}
