import type { LocalDate } from '../days/local-date.ts';

/** What the shop sells, as a promotion names it. */
export const PROMOTED_PRODUCTS = ['stay', 'activity', 'box', 'giftCard', 'singleVoucher'] as const;
export type PromotedProduct = (typeof PROMOTED_PRODUCTS)[number];

/** What is bought, as far as a promotion asks. */
export interface PromotedPurchase {
  readonly product: PromotedProduct;
  readonly themes: readonly string[];
  /** The partner's site that it is bought through. */
  readonly minisiteId?: number | null | undefined;
}

/** What a code counts for; null does not narrow it. Gift cards are money: they count only where they are named. */
export interface PromotionScope {
  readonly products: readonly string[] | null;
  readonly themes: readonly string[] | null;
  readonly minisites: readonly number[] | null;
}

/** A promotion code as it is kept: a percentage or an amount in cents, days inclusive. */
export interface PromotionCode {
  readonly percent: number | null;
  readonly cents: number | null;
  readonly validFrom: LocalDate | null;
  readonly validUntil: LocalDate | null;
  /** Cents that the order must reach. */
  readonly minimum: number;
  /** Without one it counts for everything but gift cards. */
  readonly scope?: PromotionScope | undefined;
}

export type Reduction =
  | { readonly kind: 'reduced'; readonly amount: number }
  | { readonly kind: 'notYetValid'; readonly from: LocalDate }
  | { readonly kind: 'expired' }
  | { readonly kind: 'notApplicable'; readonly because: keyof PromotionScope }
  | { readonly kind: 'belowMinimum'; readonly minimum: number };

/** What a code takes off a price in cents: a percentage is rounded down, never more than the price. */
export function reductionOf(code: PromotionCode, bought: PromotedPurchase & { readonly price: number }, day: LocalDate): Reduction {
  const { price } = bought;
  if (code.validFrom && day < code.validFrom) return { kind: 'notYetValid', from: code.validFrom };
  if (code.validUntil && day > code.validUntil) return { kind: 'expired' };
  const because = outOfScope(code.scope, bought);
  if (because) return { kind: 'notApplicable', because };
  if (price < code.minimum) return { kind: 'belowMinimum', minimum: code.minimum };
  const off = code.percent === null ? (code.cents ?? 0) : Math.floor((price * code.percent) / 100);
  return { kind: 'reduced', amount: Math.min(off, price) };
}

/** Which part of a scope a purchase lies outside of; undefined when it lies inside. */
export function outOfScope(scope: PromotionScope | undefined, bought: PromotedPurchase): keyof PromotionScope | undefined {
  const { products = null, themes = null, minisites = null } = scope ?? {};
  if (products ? !products.includes(bought.product) : bought.product === 'giftCard') return 'products';
  if (themes && !bought.themes.some((theme) => themes.includes(theme))) return 'themes';
  if (minisites && !minisites.includes(bought.minisiteId ?? NO_MINISITE)) return 'minisites';
  return undefined;
}

const NO_MINISITE = -1;
