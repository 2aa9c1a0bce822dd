/** What a dispute is to the shop; `inquiry` and `prevented` withdraw nothing. */
export type DisputeState = 'inquiry' | 'open' | 'won' | 'lost' | 'prevented';

/** The provider's word for a dispute, `needs_response`, `warning_under_review` (https://docs.stripe.com/api/disputes/object#dispute_object-status), in the shop's. */
export function disputeState(status: string): DisputeState {
  if (status.startsWith('warning')) return 'inquiry';
  return status === 'won' || status === 'lost' || status === 'prevented' ? status : 'open';
}

const FINALITY: Readonly<Record<DisputeState, number>> = { inquiry: 0, open: 1, lost: 2, won: 3, prevented: 3 };

/** Whether a dispute may become this: an open one is no inquiry again, a decided one is not open again, and one that is lost may still come back to the shop, never the other way round. */
export function mayBecome(before: string, after: string): boolean {
  return FINALITY[disputeState(after)] >= FINALITY[disputeState(before)];
}

/** The customer's bank has taken the money back: it counts as given back, and is not given a second time. */
export function isWithdrawn(status: string): boolean {
  const state = disputeState(status);
  return state === 'open' || state === 'lost';
}

/** A refund that is promised and not carried out; cents. */
export interface OpenRefund {
  readonly key: string;
  readonly amount: number;
}

/** How much of each open refund a dispute covers, the first first: what the bank takes back, the shop owes no more. Cents, none of them 0. */
export function coveredByDispute(open: readonly OpenRefund[], disputed: number): OpenRefund[] {
  let left = disputed;
  const covered = open.map(({ key, amount }) => {
    const part = Math.min(amount, left);
    left -= part;
    return { key, amount: part };
  });
  return covered.filter(({ amount }) => amount > 0);
}
