import type { LocalDate } from '../days/local-date.ts';
import { insuranceAmount } from './insurance.ts';
import type { OrderParts } from './order-total.ts';
import { reductionOf, type PromotedPurchase, type PromotionCode, type Reduction } from './promotion-code.ts';

/** What is bought, in cents; a stay names the type of its cancellation policy. */
export interface ProductPrice extends PromotedPurchase {
  readonly price: number;
  readonly extras: number;
  readonly shipping: number;
  readonly cancellationType?: string | undefined;
}

/** What else decides about the price of an order. */
export interface OrderTerms {
  readonly insured: boolean;
  /** The code, and the day on which it has to be valid: that of the order, also for a change that comes later. */
  readonly promotion?: { readonly code: PromotionCode; readonly day: LocalDate } | undefined;
  /** Cents of the payment plan as sold. */
  readonly paymentFee: number;
}

export interface OrderPrice {
  /** Before gifts pay. */
  readonly parts: OrderParts;
  /** What became of the promotion code; undefined without one. */
  readonly reduction: Reduction | undefined;
}

/** Prices an order, new or changed: the one rule of both (`docs/decisions/2026-11-23-one-pricing.md`). */
export function orderPrice(bought: ProductPrice, terms: OrderTerms): OrderPrice {
  const { price, extras, shipping, cancellationType } = bought;
  const { insured, promotion, paymentFee } = terms;
  const reduction = promotion && reductionOf(promotion.code, bought, promotion.day);
  const insurance = insured && cancellationType !== undefined ? insuranceAmount(price, cancellationType) : 0;
  const off = reduction?.kind === 'reduced' ? reduction.amount : 0;
  return { reduction, parts: { product: price, extras, shipping, insurance, paymentFee, promotion: off, gifts: 0 } };
}
