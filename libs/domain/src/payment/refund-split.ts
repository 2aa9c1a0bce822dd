import { spreadRefund, type GiftUse } from './gift-payment.ts';
import { refundBesideInstalments } from './open-instalments.ts';

/** What is left of a payment by card, in cents. */
export interface HeldPayment {
  readonly id: string;
  readonly left: number;
}

/** What an order holds: its payments by card in the order in which they give back, and its gifts. */
export interface HeldMoney {
  readonly payments: readonly HeldPayment[];
  readonly gifts: readonly GiftUse[];
  /** Cents of its payments that the customer's bank has taken back. */
  readonly disputed?: number;
}

export interface RefundSplit {
  readonly card: number;
  /** Of each payment, none of which gives back more than it holds. */
  readonly payments: readonly { readonly id: string; readonly amount: number }[];
  readonly gifts: readonly GiftUse[];
  readonly total: number;
}

/**
 * Who gives how much of a refund back: gifts and card in their shares, of the payments by card the first as far as it goes. What a
 * bank has taken back counts as given back, so that only the rest of the refund is.
 */
export function splitRefund(refund: number, { payments, gifts, disputed = 0 }: HeldMoney): RefundSplit {
  const card = payments.reduce((sum, payment) => sum + payment.left, 0);
  const back = spreadRefund(Math.max(0, refund - disputed), { card, gifts });
  let due = back.card;
  const parts = payments.map(({ id, left }) => {
    const amount = Math.min(left, due);
    due -= amount;
    return { id, amount };
  });
  return { card: back.card, payments: parts, gifts: back.gifts, total: back.gifts.reduce((sum, gift) => sum + gift.amount, back.card) };
}

/**
 * Cents of a price reduction that the customer gets: open instalments bear it first, the rest comes out of what the order holds. What
 * was given back beside the price is not given twice (docs/decisions/2026-11-29-goodwill-before-a-cheaper-stay.md).
 */
export function givenOfReduction(reduction: number, { openCents, held }: { openCents: number; held: HeldMoney }): number {
  return Math.min(reduction, openCents) + splitRefund(refundBesideInstalments(reduction, openCents), held).total;
}
