import type { OpenRefund } from './dispute.ts';

/** A refund that somebody has made in the provider's dashboard, beside those that the shop has promised on the same payment; cents. */
export interface RefundElsewhere {
  readonly amount: number;
  /** What the provider still holds of the payment once it is made. */
  readonly left: number;
  /** Refunds of ours that failed and that nobody has given in another way, the oldest first. */
  readonly failed: readonly OpenRefund[];
  /** Refunds of ours that are to be carried out, the oldest first. */
  readonly promised: readonly OpenRefund[];
}

export interface SplitElsewhere {
  /** What of ours it stands for: we give that much less. None of them 0. */
  readonly released: readonly OpenRefund[];
  /** What it gives beside them, without any rule of ours. */
  readonly goodwill: number;
}

/**
 * First it settles what failed: that is what a colleague has made it for. Then ours give what the payment has left, the youngest of
 * them less; the rest of it is given beside every rule.
 */
export function splitElsewhere({ amount, left, failed, promised }: RefundElsewhere): SplitElsewhere {
  const settled = upTo(amount, failed);
  const tooMuch = Math.max(0, sumOf(promised) - left);
  const reduced = upTo(Math.min(amount - sumOf(settled), tooMuch), promised.toReversed());
  return { released: [...settled, ...reduced], goodwill: amount - sumOf(settled) - sumOf(reduced) };
}

function upTo(cents: number, refunds: readonly OpenRefund[]): OpenRefund[] {
  let left = cents;
  const parts = refunds.map(({ key, amount }) => {
    const part = Math.min(amount, left);
    left -= part;
    return { key, amount: part };
  });
  return parts.filter(({ amount }) => amount > 0);
}

function sumOf(refunds: readonly OpenRefund[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
