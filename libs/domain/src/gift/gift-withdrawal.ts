import { addDays, type LocalDate } from '../days/local-date.ts';
import type { GiftState } from './gift-validity.ts';

/** How long after its purchase a gift may be given back, in days (decision "gifts are given back within 14 days"). */
export const WITHDRAWAL_DAYS = 14;

/** What giving a gift order back returns, in cents, and why not. */
export type GiftWithdrawal =
  | { readonly kind: 'withdrawal'; readonly refund: number; readonly until: LocalDate }
  | { readonly kind: 'none'; readonly refund: 0; readonly reason: 'redeemed' | 'withdrawalOver' };

export interface GiftOrder {
  /** At the point of sale. */
  readonly boughtOn: LocalDate;
  /** Cents: the whole order, extras and delivery included, promotion taken off. */
  readonly total: number;
  /** One a piece; values in cents. */
  readonly vouchers: readonly { readonly status: GiftState; readonly value: number; readonly remaining: number }[];
}

/** All of it until the fourteenth day, as long as nothing of any of its vouchers has been redeemed. */
export function giftWithdrawal({ boughtOn, total, vouchers }: GiftOrder, today: LocalDate): GiftWithdrawal {
  const until = addDays(boughtOn, WITHDRAWAL_DAYS);
  const isWhole = vouchers.every(({ status, value, remaining }) => status === 'active' && remaining === value);
  if (!isWhole) return { kind: 'none', refund: 0, reason: 'redeemed' };
  if (today > until) return { kind: 'none', refund: 0, reason: 'withdrawalOver' };
  return { kind: 'withdrawal', refund: total, until };
}
