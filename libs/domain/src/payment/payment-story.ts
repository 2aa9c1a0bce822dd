import type { LocalDate } from '../days/local-date.ts';
import type { PlanStop } from './plan-stop.ts';
import { orderTotal, type OrderParts } from '../order/order-total.ts';

/** A payment of a plan as it stands: paid on its day, or due on it; cents. */
export interface PlannedPayment {
  readonly number: number;
  readonly day: LocalDate;
  readonly amount: number;
  readonly status: 'planned' | 'charging' | 'paid' | 'failed' | 'cancelled';
  /** Nothing is charged for it any more. */
  readonly stopped?: PlanStop | undefined;
}

/** Cents that have paid an order so far, and of them what went back. */
export interface OrderMoney {
  readonly card: number;
  readonly gifts: number;
  readonly cardBack: number;
  /** What a bank has taken back by a dispute; left out where none has. */
  readonly disputedBack?: number | undefined;
  readonly giftsBack: number;
}

/** What is known of an order that somebody pays for. */
export interface PaidOrder<Planned extends PlannedPayment = PlannedPayment> {
  /** Left out by orders of before there were parts. */
  readonly parts?: OrderParts | undefined;
  /** What the card pays of it. */
  readonly amount: number;
  /** Empty for an order that is paid whole at once. */
  readonly schedule?: readonly Planned[] | undefined;
  /** Left out, the order is paid as it was sold and nothing went back. */
  readonly money?: OrderMoney | undefined;
}

/** By what an order was paid, and where it went back to; `disputedBack`: a bank has taken it back for its customer. */
export type MovementKind = 'gifts' | 'card' | 'cardBack' | 'disputedBack' | 'giftsBack';

/** One movement of money: by what, how much, and on which day where it has one of its own. */
export type StoryLine<Planned extends PlannedPayment = PlannedPayment> =
  | { readonly kind: MovementKind; readonly amount: number }
  | { readonly kind: 'paidOn' | 'dueOn' | 'unpaidSince'; readonly amount: number; readonly day: LocalDate; readonly payment: Planned };

export interface PaymentStory<Planned extends PlannedPayment = PlannedPayment> {
  /** What the order costs. */
  readonly total: number;
  /** What has paid it, what is still to be taken when, and what went back, in this order. */
  readonly lines: readonly StoryLine<Planned>[];
  /** Cents that are still to be taken. */
  readonly open: number;
  /** Cents that have paid it so far, less what went back. */
  readonly paid: number;
}

/**
 * What an order costs, what has paid it, what is due when, and what went back: the one source of the confirmation page, the
 * mails, the documents and booking management (docs/decisions/2026-11-25-payment-story.md).
 */
export function paymentStory<Planned extends PlannedPayment>(order: PaidOrder<Planned>): PaymentStory<Planned> {
  const { parts, amount, schedule = [] } = order;
  const { card, gifts, cardBack, disputedBack = 0, giftsBack } = order.money ?? asSold(order);
  const plan = schedule.flatMap((payment) => planLine(payment) ?? []);
  const paidByPlan = sumOf(plan.filter(({ kind }) => kind === 'paidOn'));
  return {
    total: parts ? orderTotal(parts) : amount,
    lines: [
      ...some('gifts', gifts),
      // With the order, or with a change of it: beside the plan.
      ...some('card', card - paidByPlan),
      ...plan,
      ...some('cardBack', cardBack),
      ...some('disputedBack', disputedBack),
      ...some('giftsBack', giftsBack),
    ],
    open: sumOf(plan.filter(({ kind }) => kind !== 'paidOn')),
    paid: card + gifts - cardBack - disputedBack - giftsBack,
  };
}

function planLine<Planned extends PlannedPayment>(payment: Planned): StoryLine<Planned> | undefined {
  const { status, day, amount, stopped } = payment;
  return status === 'cancelled' || (stopped && status !== 'paid') ? undefined : { kind: KINDS[status], day, amount, payment };
}

const KINDS = { paid: 'paidOn', planned: 'dueOn', charging: 'dueOn', failed: 'unpaidSince' } as const;

function asSold({ parts, amount, schedule = [] }: PaidOrder): OrderMoney {
  const planned = schedule.filter(({ status }) => status !== 'cancelled' && status !== 'paid');
  return { card: amount - sumOf(planned), gifts: parts?.gifts ?? 0, cardBack: 0, giftsBack: 0 };
}

function some(kind: MovementKind, amount: number) {
  return amount > 0 ? [{ kind, amount }] : [];
}

function sumOf(rows: readonly { readonly amount: number }[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
