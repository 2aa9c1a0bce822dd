/** A gift that pays: what is left of it, in cents. */
export interface PayingGift {
  readonly code: string;
  readonly remaining: number;
}

export interface GiftUse {
  readonly code: string;
  readonly amount: number;
}

/** Gifts pay in the order they were named, each as much as is due; the rest is paid by card. All in cents. */
export function spreadGifts(total: number, gifts: readonly PayingGift[]): { used: GiftUse[]; remaining: number } {
  let remaining = total;
  const used = gifts.map(({ code, remaining: left }) => {
    const amount = Math.min(left, remaining);
    remaining -= amount;
    return { code, amount };
  });
  return { used: used.filter((use) => use.amount > 0), remaining };
}

/**
 * A refund goes back the way it came: gifts get their share rounded down, the card the rest. The cents that rounding leaves
 * where no card has paid go to the gifts that still lack some, the last first: none gets more than it paid, and no more goes
 * back than is held. All in cents.
 */
export function spreadRefund(refund: number, paid: { card: number; gifts: readonly GiftUse[] }): { card: number; gifts: GiftUse[] } {
  const total = paid.gifts.reduce((sum, gift) => sum + gift.amount, paid.card);
  if (total === 0) return { card: 0, gifts: [] };
  const due = Math.min(refund, total);
  const shares = paid.gifts.map(({ code, amount }) => ({ code, amount: Math.floor((due * amount) / total) }));
  const rest = due - shares.reduce((sum, gift) => sum + gift.amount, 0);
  const card = Math.min(rest, paid.card);
  return { card, gifts: withRest(shares, paid.gifts, rest - card) };
}

function withRest(shares: readonly GiftUse[], paid: readonly GiftUse[], rest: number): GiftUse[] {
  let left = rest;
  const filled = shares.toReversed().map(({ code, amount }, fromLast) => {
    const more = Math.min(left, paid.at(-1 - fromLast)!.amount - amount);
    left -= more;
    return { code, amount: amount + more };
  });
  return filled.toReversed();
}
