/** Why nothing more is charged by a payment plan. */
export type PlanStop = 'disputed' | 'refunded';

/** Money of an order that is paid in instalments; cents. */
export interface PlanMoney {
  /** What a bank has taken back of it. */
  readonly withdrawn: number;
  /** What its payments by card still hold. */
  readonly held: number;
  /** Somebody has given a part of it back in the provider's dashboard. */
  readonly isRefundedElsewhere: boolean;
}

/**
 * What a customer has had taken back, or was given back whole beside every rule, is not followed by the next instalment: a person
 * decides what becomes of the booking. Undefined while the plan goes on; a dispute that is won lets it.
 */
export function planStop({ withdrawn, held, isRefundedElsewhere }: PlanMoney): PlanStop | undefined {
  if (withdrawn > 0) return 'disputed';
  return isRefundedElsewhere && held === 0 ? 'refunded' : undefined;
}
