import type { GiftKind } from './gift-format.ts';

/** What is left to pay once a gift has paid its part: never below 0. All cents (GIFT-021). */
export function priceAfterGift(price: number, giftValue: number): number {
  return Math.max(0, price - Math.max(0, giftValue));
}

/** What a gift keeps after paying a price; its holder may spend it later. */
export function valueLeft(giftValue: number, price: number): number {
  return Math.max(0, giftValue - Math.max(0, price));
}

/** Fixed amounts of a gift card, in cents (GIFT-003). */
export const GIFT_CARD_AMOUNTS = [5_000, 10_000, 15_000, 20_000, 30_000] as const;

/** Of the catalogue's pictures, the one that stands for every gift card. */
export const GIFT_CARD_PICTURE = 'gift-2543210';

/** The one over the list of boxes. */
export const BOXES_PICTURE = 'gift-1654321';

/** Limits of a free amount of a gift card, in cents. */
export const FREE_AMOUNT = { least: 2_000, most: 100_000 } as const;

/** A fixed amount, or a free one in whole euros where the operator allows it (switch `freeGiftCardAmount`). */
export function isGiftCardAmount(cents: number, isFree = true): boolean {
  if (!isFree) return (GIFT_CARD_AMOUNTS as readonly number[]).includes(cents);
  return cents % 100 === 0 && cents >= FREE_AMOUNT.least && cents <= FREE_AMOUNT.most;
}

/** Euros as somebody types them, in cents; undefined where no gift card is of that amount. */
export function giftCardAmount(euros: string): number | undefined {
  const cents = /^\d{1,5}$/.test(euros.trim()) ? Number(euros) * 100 : 0;
  return isGiftCardAmount(cents) ? cents : undefined;
}

/** A gift in somebody's hands. Cents. */
export interface HeldGift {
  readonly kind: GiftKind;
  /** What it was sold as. */
  readonly value: number;
  /** What is left of it. */
  readonly remaining: number;
}

/**
 * What a gift is spent as: what a first order leaves of a box or a single voucher is a gift card of the same code and the same
 * last day (decision "what is left of a gift"). All of it given back, it is what it was sold as again.
 */
export function spentAs({ kind, value, remaining }: HeldGift): GiftKind {
  return (kind === 'BOX' || kind === 'SINGLEVOUCHER') && remaining > 0 && remaining < value ? 'GIFTCARD' : kind;
}
