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

/** A refund goes back the way it came: gifts get their share rounded down, the card the rest. All in cents. */
export function spreadRefund(refund: number, paid: { card: number; gifts: readonly GiftUse[] }): { card: number; gifts: GiftUse[] } {
  const total = paid.gifts.reduce((sum, gift) => sum + gift.amount, paid.card);
  if (total === 0) return { card: 0, gifts: [] };
  const gifts = paid.gifts.map(({ code, amount }) => ({ code, amount: Math.floor((refund * amount) / total) }));
  const rest = refund - gifts.reduce((sum, gift) => sum + gift.amount, 0);
  const card = Math.min(rest, paid.card);
  return { card, gifts: withRest(gifts, rest - card) };
}

/** Without a card the cents that rounding left go to the last gift. */
function withRest(gifts: readonly GiftUse[], rest: number): GiftUse[] {
  return gifts.map((gift, place) => (place === gifts.length - 1 ? { ...gift, amount: gift.amount + rest } : gift));
}
