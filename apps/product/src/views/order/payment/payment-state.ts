import type { Cents, PaymentState as ReportedPayment } from '@shop/contracts';
import type { PaymentOutcome } from './pay-order.ts';
import { retryPause } from './poll-pause.ts';

/** Where a payment stands for the one who looks at the form. */
export type PaymentView =
  | PaymentOutcome
  | { readonly kind: 'idle' }
  | { readonly kind: 'working' }
  /** An order was opened before a reload or a way back, and nobody has paid it. */
  | { readonly kind: 'waiting' };

/** Whether money was taken; `unknown` only while nobody answers. */
export type ChargeView =
  | { readonly kind: 'none' | 'unknown' | 'processing' }
  | { readonly kind: 'charged' | 'refunding' | 'refunded'; readonly amount: Cents }
  /** A part of the amount is on its way back, or has been given back. */
  | { readonly kind: 'refundingPart' | 'refundedPart'; readonly amount: Cents; readonly back: Cents };

export interface PaymentFacts {
  readonly isPending: boolean;
  /** Of the latest try on this page. */
  readonly outcome: PaymentOutcome | undefined;
  /** Something unforeseen happened. */
  readonly hasFailed: boolean;
  /** What the shop says of the order that was started in this tab; undefined until it answers. */
  readonly reported: ReportedPayment | undefined;
  /** An order was started, and the shop does not answer. */
  readonly isUnknown: boolean;
}

/** What the customer did last decides, unless nobody answered: then the shop's own word on the order does. */
export function paymentView({ isPending, outcome, hasFailed, reported, isUnknown }: PaymentFacts): PaymentView {
  if (isPending) return { kind: 'working' };
  if (reported?.status === 'paid') return { kind: 'paid', orderUUID: reported.orderUUID };
  if (reported && isUnderWay(reported)) return { kind: 'processing', orderUUID: reported.orderUUID };
  if (hasFailed) return { kind: 'refused', code: 'UNEXPECTED' };
  if (outcome && outcome.kind !== 'processing' && outcome.kind !== 'unreachable') return outcome;
  if (reported?.status === 'failed' && reported.charge !== 'none') return failed(reported);
  if (outcome?.kind === 'processing' && reported) return { kind: 'declined' };
  if (outcome) return outcome;
  if (isUnknown) return { kind: 'unreachable' };
  return { kind: reported?.status === 'pending' ? 'waiting' : 'idle' };
}

/** Whether the customer was charged; without a started order there is nothing that could have been. */
export function chargeView(hasStarted: boolean, reported: ReportedPayment | undefined): ChargeView {
  if (!hasStarted) return { kind: 'none' };
  if (!reported) return { kind: 'unknown' };
  const { charge, charged, refunded, promised = refunded } = reported;
  const isPart = promised > 0 && promised < charged;
  switch (charge) {
    case 'none':
    case 'processing':
      return { kind: charge };
    case 'refunded':
      return { kind: 'refunded', amount: refunded };
    case 'charged':
      return isPart ? { kind: 'refundedPart', amount: charged, back: refunded } : { kind: charge, amount: charged };
    case 'refunding':
      return isPart ? { kind: 'refundingPart', amount: charged, back: promised } : { kind: charge, amount: charged };
  }
}

/** While the answer is out, paying again would only confuse. */
export function isBusy({ kind }: PaymentView): boolean {
  return kind === 'working' || kind === 'processing' || kind === 'paid';
}

/** The payment waits for a word of the customer: to the bank, or about a new price. */
export function asksSomething({ kind }: PaymentView): boolean {
  return kind === 'challenge' || kind === 'priceChanged';
}

/** Nothing is under way: a price that cannot be had may take the place of the form. */
export function mayLeaveForm({ kind }: PaymentView): boolean {
  return kind === 'idle' || kind === 'waiting' || kind === 'declined' || kind === 'refused';
}

/** The next try with this content is another order: the shop would only repeat its refusal. */
export function endsOrder(outcome: PaymentOutcome): boolean {
  return outcome.kind === 'soldOut' || outcome.kind === 'refused';
}

/** Money is on its way, or was taken and the booking is being finished. */
export function isUnderWay({ status, charge }: ReportedPayment): boolean {
  return status === 'pending' && (charge === 'processing' || charge === 'charged');
}

interface LatestTry {
  readonly outcome: PaymentOutcome | undefined;
  /** When it began, and when the shop last said how the order stands, ms since 1970. */
  readonly submittedAt: number;
  readonly reportedAt: number;
}

/** The card has paid an order that is still open: the same try finishes it, as soon as the shop takes it again. */
export function mayFinish(reported: ReportedPayment | undefined, { outcome, submittedAt, reportedAt }: LatestTry): boolean {
  if (reported?.status !== 'pending' || reported.charge !== 'charged') return false;
  return outcome?.kind !== 'unreachable' || reportedAt >= submittedAt + retryPause(outcome);
}

function failed({ failure = 'UNEXPECTED' }: ReportedPayment): PaymentView {
  return failure === 'SOLD_OUT' ? { kind: 'soldOut' } : { kind: 'refused', code: failure };
}
