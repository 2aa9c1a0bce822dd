import type { OrderView } from '@shop/contracts';
import type { CheckoutState } from '@shop/routes';
import type { ChargeView } from '../payment/payment-state.ts';
import { hasLost, type ChangeOutcome } from './change-booking.ts';

/** Where a change stands for the one who looks at the summary. */
export type ChangeState = ChangeOutcome | { readonly kind: 'idle' | 'working' };

export interface ChangeFacts {
  readonly isPending: boolean;
  /** Something unforeseen happened. */
  readonly hasFailed: boolean;
  /** Of the latest try on this page. */
  readonly outcome: ChangeOutcome | undefined;
  /** What the shop says of the supplement that was begun in this tab: null, nothing was paid; undefined until it answers. */
  readonly reported: ChangeOutcome | null | undefined;
}

/** What the customer did last decides, unless nobody answered: then the shop's own word on the payment does. */
export function changeState({ isPending, hasFailed, outcome, reported }: ChangeFacts): ChangeState {
  if (isPending) return { kind: 'working' };
  if (reported && reported.kind !== 'unreachable') return reported;
  if (hasFailed) return { kind: 'refused', code: 'UNEXPECTED' };
  if (outcome?.kind === 'processing' && reported === null) return { kind: 'declined' };
  return outcome ?? reported ?? { kind: 'idle' };
}

/** Whether the supplement was taken. */
export function changeCharge(state: ChangeState): ChargeView {
  if (isOutcome(state) && hasLost(state) && state.paid > 0) return { kind: 'refunding', amount: state.paid };
  if (state.kind === 'unreachable') return { kind: 'unknown' };
  return { kind: state.kind === 'processing' ? 'processing' : 'none' };
}

function isOutcome(state: ChangeState): state is ChangeOutcome {
  return state.kind !== 'idle' && state.kind !== 'working';
}

/** While the answer is out, trying again would only confuse. */
export function isChanging({ kind }: ChangeState): boolean {
  return kind === 'working' || kind === 'processing' || kind === 'done';
}

/** The booking is that already: there is nothing to change yet. */
export function isUnchanged(order: OrderView, requested: CheckoutState): boolean {
  const isSameParty = order.adult === requested.adults && order.child === requested.children && order.baby === requested.babies;
  return isSameParty && order.stay.id === requested.id && order.checkin === requested.checkin && order.checkout === requested.checkout;
}
