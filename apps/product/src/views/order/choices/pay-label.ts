import type { Cents, LocalDate, OrderPrice } from '@shop/contracts';
import type { PayMethod } from './order-choices.ts';

/** What the button does: it never says less, or sooner, than what will be taken. */
export type PayLabel =
  | { readonly kind: 'now' | 'first'; readonly amount: Cents }
  | { readonly kind: 'later'; readonly day: LocalDate }
  | { readonly kind: 'gifts' | 'with' };

export function payLabel(price: OrderPrice, method: PayMethod, today: LocalDate): PayLabel {
  const { remainingAmountToPay: amount, instalments } = price;
  const [first] = instalments;
  if (amount === 0) return { kind: 'gifts' };
  if (method === 'alternative') return { kind: 'with' };
  if (!first) return { kind: 'now', amount };
  return first.day > today ? { kind: 'later', day: first.day } : { kind: 'first', amount: first.amount };
}
