/** What is left to pay once a gift has paid its part: never below 0. All cents (spec 1, section 7). */
export function priceAfterGift(price: number, giftValue: number): number {
  return Math.max(0, price - Math.max(0, giftValue));
}

/** What a gift keeps after paying a price; only gift cards may spend it later. */
export function valueLeft(giftValue: number, price: number): number {
  return Math.max(0, giftValue - Math.max(0, price));
}

/** Fixed amounts of a gift card, in cents (decision A-130). */
export const GIFT_CARD_AMOUNTS = [5_000, 10_000, 15_000, 20_000, 30_000] as const;

export function isGiftCardAmount(cents: number): boolean {
  return (GIFT_CARD_AMOUNTS as readonly number[]).includes(cents);
}
