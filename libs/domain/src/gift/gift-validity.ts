import { sameDayAfter } from '../days/local-month.ts';
import type { LocalDate } from '../days/local-date.ts';
import type { GiftKind } from './gift-format.ts';

/**
 * How long each gift can be redeemed, in months: a gift card one year and a half, a single voucher one year, an activity
 * voucher 12 months (spec 1, section 9). A box, of which nothing is said, is as good as a single voucher.
 */
const VALID_MONTHS: Record<GiftKind, number> = { GIFTCARD: 18, SINGLEVOUCHER: 12, BOX: 12, DIGITAL_ACTIVITY_ONLY: 12 };

export interface GiftValidity {
  readonly months: number;
  /** For how many people; a gift card is money and has none, an activity says it by its price. */
  readonly adults?: number;
}

/** What the copy of a gift promises. */
export function giftValidity(kind: GiftKind): GiftValidity {
  const months = VALID_MONTHS[kind];
  return kind === 'SINGLEVOUCHER' || kind === 'BOX' ? { months, adults: 2 } : { months };
}

/**
 * The last day on which a gift can be redeemed: the same day of the month, or the month's last where it has none. Counted from
 * its purchase, or from the day that its mail leaves (decision "a gift is sent at its time").
 */
export function giftExpiry(kind: GiftKind, from: LocalDate): LocalDate {
  return sameDayAfter(from, VALID_MONTHS[kind]);
}

/** A gift to which money has come back is good for so many months more, at least. */
const MONTHS_AFTER_REFUND = 3;

/** The last day of a gift once money has come back to it (decision "what comes back to a gift can be spent"). */
export function expiryAfterRefund(expiresOn: LocalDate, refundedOn: LocalDate): LocalDate {
  const least = sameDayAfter(refundedOn, MONTHS_AFTER_REFUND);
  return expiresOn > least ? expiresOn : least;
}

export type GiftState = 'active' | 'used' | 'expired' | 'cancelled';

/** What a voucher is today: one that was not used in time has expired, on the day after its last. */
export function giftState(voucher: { readonly status: GiftState; readonly expiresOn: LocalDate }, today: LocalDate): GiftState {
  return voucher.status === 'active' && voucher.expiresOn < today ? 'expired' : voucher.status;
}
