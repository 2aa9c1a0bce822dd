import type { Cents, LocalDate, OrderView, ScheduledPayment } from '@shop/contracts';
import type { PlanStop } from '@shop/domain';

export interface InstalmentView {
  /**
   * `byHand`: the customer paid it by themselves; `owed`: declined to the last, nobody charges it any more; `disputed`, `refunded`: not
   * charged any more, because what was paid was taken or given back.
   */
  readonly state: 'taken' | 'byHand' | 'due' | 'charging' | 'failed' | 'owed' | PlanStop;
  /** Of the state: taken or paid on, due on. */
  readonly day: LocalDate;
  /** The next charge without the customer. */
  readonly nextDay?: LocalDate;
  /** Whether the customer may pay it: by another card after a decline, or before its day. */
  readonly payable?: 'again' | 'early';
}

/** How one payment of a plan stands. A cancelled one is not shown. */
export function instalmentView({ status, day, nextCharge, byCustomer, stopped }: ScheduledPayment): InstalmentView {
  if (stopped) return { state: stopped, day };
  switch (status) {
    case 'paid':
      return { state: byCustomer ? 'byHand' : 'taken', day };
    case 'failed':
      return nextCharge ? { state: 'failed', day, nextDay: nextCharge, payable: 'again' } : { state: 'owed', day, payable: 'again' };
    case 'planned':
      return { state: 'due', day, payable: 'early' };
    default:
      return { state: 'charging', day };
  }
}

/** What is not charged any more of a plan; the payment story, which says what is to be taken, leaves it out. */
export function stoppedPayments({ schedule = [] }: Pick<OrderView, 'schedule'>): ScheduledPayment[] {
  return schedule.filter(({ stopped }) => stopped !== undefined);
}

/** Cents that are still to be taken of a plan. */
export function openCents(schedule: readonly ScheduledPayment[]): Cents {
  const open = schedule.filter(({ status, stopped }) => status !== 'paid' && status !== 'cancelled' && !stopped);
  return open.reduce((sum, { amount }) => sum + amount, 0);
}

/** Payments of the plan are left that nobody takes once the booking is cancelled, or any more since it was. */
export function hasUntaken({ schedule = [] }: Pick<OrderView, 'schedule'>): boolean {
  return schedule.some(({ status, stopped }) => status !== 'paid' && !stopped);
}

/** Nothing was paid yet, by card or by gift: a cancellation has nothing to give back. */
export function isUnpaid({ schedule = [], parts }: Pick<OrderView, 'schedule' | 'parts'>): boolean {
  return schedule.length > 0 && schedule.every(({ status }) => status !== 'paid') && !parts?.gifts;
}
