/**
 * Assets: `clearing` (at the payment provider), `bank` (the shop's own account), `receivable` (customers owe), `prepaidTax` (VAT of single-purpose vouchers
 * that are not redeemed yet), `disputes` (withdrawn by a bank). Liabilities: `refundsDue` (promised, not carried out),
 * `giftLiability` (a gift's value), `deferredRevenue` (stays to come), `merchantPayable` (the share of hotels and of centres of activities), `tax`. Result: `revenue`,
 * `commission`, `breakage` (what vouchers were worth above
 * their order, or when they expired), `discounts` (on vouchers, and what was waived as too little to be charged), `fees` (provider), `losses`.
 * `opening` is what happened before the ledger was kept.
 */
export const ACCOUNTS = [
  'clearing',
  'bank',
  'receivable',
  'prepaidTax',
  'disputes',
  'refundsDue',
  'giftLiability',
  'deferredRevenue',
  'merchantPayable',
  'tax',
  'revenue',
  'commission',
  'breakage',
  'discounts',
  'fees',
  'losses',
  'opening',
] as const;

export type Account = (typeof ACCOUNTS)[number];

/** A debit above 0 or a credit below, in cents. */
export interface JournalLine {
  readonly account: Account;
  readonly cents: number;
  /** The gift's code, the VAT's country and rate, or the centre that something is owed to. */
  readonly subject?: string | undefined;
}

export type EntryKind =
  | 'opening'
  | 'sale'
  | 'payment'
  | 'giftsUsed'
  | 'change'
  | 'cancellation'
  | 'refundPromised'
  | 'refunded'
  | 'refundFailed'
  | 'refundTransferred'
  | 'refundDisputed'
  | 'refundOwedAgain'
  | 'giftRefunded'
  | 'performed'
  | 'dispute'
  | 'disputeWon'
  | 'disputeLost'
  | 'disputeReversed'
  | 'providerRefund'
  | 'giftExpired'
  | 'giftRevived'
  | 'fee';

export const debit = (account: Account, cents: number, subject?: string): JournalLine => ({ account, cents, subject });
export const credit = (account: Account, cents: number, subject?: string): JournalLine => ({ account, cents: -cents, subject });

/** Lines of one account and subject become one, nothing is written for nothing; throws for lines that do not balance. */
export function balanced(lines: readonly JournalLine[]): JournalLine[] {
  const sums = new Map<string, JournalLine>();
  for (const line of lines) {
    const key = `${line.account} ${line.subject ?? ''}`;
    sums.set(key, { ...line, cents: (sums.get(key)?.cents ?? 0) + line.cents });
  }
  const left = sumOf(lines);
  if (left !== 0) throw new Error(`A journal entry does not balance: ${left} cents are left of ${JSON.stringify(lines)}.`);
  return [...sums.values()].filter(({ cents }) => cents !== 0);
}

/** The lines, and one on an account that makes them balance. */
export function balancedBy(account: Account, lines: readonly JournalLine[]): JournalLine[] {
  return balanced([...lines, { account, cents: -sumOf(lines) }]);
}

function sumOf(lines: readonly JournalLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}
