import type { LocalDate } from '../days/local-date.ts';

/** A promotion code as it is kept: a percentage or an amount in cents, days inclusive. */
export interface PromotionCode {
  readonly percent: number | null;
  readonly cents: number | null;
  readonly validFrom: LocalDate | null;
  readonly validUntil: LocalDate | null;
  /** Cents that the order must reach. */
  readonly minimum: number;
}

export type Reduction =
  | { readonly kind: 'reduced'; readonly amount: number }
  | { readonly kind: 'notYetValid'; readonly from: LocalDate }
  | { readonly kind: 'expired' }
  | { readonly kind: 'belowMinimum'; readonly minimum: number };

/** What a code takes off an amount in cents: a percentage is rounded down, never more than the amount. */
export function reductionOf(code: PromotionCode, amount: number, today: LocalDate): Reduction {
  if (code.validFrom && today < code.validFrom) return { kind: 'notYetValid', from: code.validFrom };
  if (code.validUntil && today > code.validUntil) return { kind: 'expired' };
  if (amount < code.minimum) return { kind: 'belowMinimum', minimum: code.minimum };
  const off = code.percent === null ? (code.cents ?? 0) : Math.floor((amount * code.percent) / 100);
  return { kind: 'reduced', amount: Math.min(off, amount) };
}
