import { spreadRefund, type GiftUse } from './gift-payment.ts';
import { refundBesideInstalments } from './open-instalments.ts';

/** What is left of a payment by card, in cents. */
export interface HeldPayment {
  readonly id: string;
  readonly left: number;
  /** Cents of it that the customer's bank has taken back and that no promised refund stands for. */
  readonly disputed?: number;
}

/** What an order holds: its payments by card in the order in which they give back, and its gifts. */
export interface HeldMoney {
  readonly payments: readonly HeldPayment[];
  readonly gifts: readonly GiftUse[];
}

/** Cents of a payment that go back. */
export interface RefundedPayment {
  readonly id: string;
  /** Through the provider; no more than the payment holds. */
  readonly amount: number;
  /** Through the customer's bank, which has taken them back, unless the shop wins the dispute: then the shop owes them. */
  readonly disputed: number;
}

export interface RefundSplit {
  readonly card: number;
  readonly payments: readonly RefundedPayment[];
  readonly gifts: readonly GiftUse[];
  /** What the shop gives back by itself, to card and gifts. */
  readonly total: number;
  /** What depends on the end of a dispute; with `total` it is the whole refund, as far as the order holds it. */
  readonly disputed: number;
}

/**
 * Who gives how much of a refund back: first the bank, as much as it has taken back; of the rest gifts and card their shares. Among
 * payments by card the first gives as far as it goes (docs/decisions/2026-11-28-disputed-money.md).
 */
export function splitRefund(refund: number, { payments, gifts }: HeldMoney): RefundSplit {
  const byBank = fill(
    refund,
    payments.map(({ disputed = 0 }) => disputed),
  );
  const disputed = sumOf(byBank);
  const card = sumOf(payments.map(({ left }) => left));
  const back = spreadRefund(refund - disputed, { card, gifts });
  const byProvider = fill(
    back.card,
    payments.map(({ left }) => left),
  );
  const parts = payments.map(({ id }, place) => ({ id, amount: byProvider[place]!, disputed: byBank[place]! }));
  const total = back.card + sumOf(back.gifts.map(({ amount }) => amount));
  return { card: back.card, payments: parts, gifts: back.gifts, total, disputed };
}

/** Takes cents out of amounts, the first first. */
function fill(cents: number, amounts: readonly number[]): number[] {
  let due = cents;
  return amounts.map((amount) => {
    const part = Math.min(amount, due);
    due -= part;
    return part;
  });
}

function sumOf(cents: readonly number[]): number {
  return cents.reduce((sum, amount) => sum + amount, 0);
}

/**
 * Cents of a price reduction that the customer gets: open instalments bear it first, the rest comes out of what the order holds. What
 * was given back beside the price is not given twice (docs/decisions/2026-11-29-goodwill-before-a-cheaper-stay.md).
 */
export function givenOfReduction(reduction: number, { openCents, held }: { openCents: number; held: HeldMoney }): number {
  const { total, disputed } = splitRefund(refundBesideInstalments(reduction, openCents), held);
  return Math.min(reduction, openCents) + total + disputed;
}
