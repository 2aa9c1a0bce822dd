import type { OrderView } from '@shop/contracts';
import type { PaymentOutcome } from './pay-order.ts';

/** Where a payment stands for the one who looks at the form. */
export type PaymentState = PaymentOutcome | { readonly kind: 'idle' } | { readonly kind: 'working' };

export interface PaymentFacts {
  readonly isPending: boolean;
  readonly outcome: PaymentOutcome | undefined;
  /** Something unforeseen happened. */
  readonly hasFailed: boolean;
  /** The order of a payment that is being checked, once it was asked for. */
  readonly order: Pick<OrderView, 'status'> | undefined;
}

/** A payment that was being checked ends with its order: paid, or refused. */
export function paymentState({ isPending, outcome, hasFailed, order }: PaymentFacts): PaymentState {
  if (isPending) return { kind: 'working' };
  if (hasFailed) return { kind: 'refused', code: 'UNEXPECTED' };
  if (outcome?.kind !== 'processing' || !order || order.status === 'pending') return outcome ?? { kind: 'idle' };
  return order.status === 'paid' ? { kind: 'paid', orderUUID: outcome.orderUUID } : { kind: 'declined' };
}

/** While the answer is out, paying again would only confuse. */
export function isBusy({ kind }: PaymentState): boolean {
  return kind === 'working' || kind === 'processing' || kind === 'paid';
}

/** Nothing is under way: a price that cannot be had may take the place of the form. */
export function mayLeaveForm({ kind }: PaymentState): boolean {
  return kind === 'idle' || kind === 'declined' || kind === 'refused';
}
