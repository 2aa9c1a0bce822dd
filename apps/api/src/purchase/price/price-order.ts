import type { Locale, OrderItems, PayLaterType } from '@shop/contracts';
import { insuranceAmount, orderTotal, spreadGifts, type GiftUse, type Instalment, type OrderParts } from '@shop/domain';
import type { Kysely } from 'kysely';
import { conflict } from '../../problem.ts';
import { bookingDay } from '../../services/booking-day.ts';
import type { Tables } from '../../store/schema.ts';
import { refusedItem } from '../product/refused-item.ts';
import { soldProduct, type Asking, type SoldProduct } from '../product/sold-product.ts';
import { readPayingGifts, type KnownGift } from './paying-gifts.ts';
import { paymentPlan } from './payment-plan.ts';
import { promotionOf } from './promotion.ts';

export interface OrderWish {
  readonly items: OrderItems;
  readonly paymentPlan?: PayLaterType | undefined;
  /** For codes that count once per customer. */
  readonly email?: string | undefined;
}

/** An order with every part of its price, in cents. */
export interface PricedOrder {
  readonly product: SoldProduct;
  readonly parts: OrderParts;
  readonly insured: boolean;
  readonly promotionCode: string | null;
  readonly gifts: readonly KnownGift[];
  readonly giftUses: readonly GiftUse[];
  readonly plan: { readonly type: PayLaterType; readonly fee: number; readonly instalments: readonly Instalment[] } | undefined;
}

/** What an order asks, at a moment. */
export function askingAt(db: Kysely<Tables>, locale: Locale, now: Date): Asking {
  return { db, locale, ...bookingDay(locale, now) };
}

/**
 * The one place where an order is priced: product, extras and shipping, insurance, less promotion; gifts pay; what is
 * left may be paid later. Refused by code and field where a part cannot be had.
 */
export async function priceOrder(asking: Asking, wish: OrderWish): Promise<PricedOrder> {
  const { items } = wish;
  const product = await soldProduct(asking, items);
  const insured = items.insuranceItem?.hasInsurance ?? false;
  const insurance = insured ? insuranceOf(product) : 0;
  const promotion = items.promotionCodeItem
    ? await promotionOf(asking, { code: items.promotionCodeItem.code, amount: product.price, email: wish.email })
    : undefined;
  const withoutGifts: OrderParts = {
    product: product.price,
    extras: product.extras,
    shipping: product.shipping,
    insurance,
    paymentFee: 0,
    promotion: promotion?.amount ?? 0,
    gifts: 0,
  };
  const gifts = await readPayingGifts(asking, { product, serialNumbers: (items.giftPaymentItems ?? []).map((item) => item.serialNumber) });
  const { used, remaining } = spreadGifts(orderTotal(withoutGifts), gifts);
  const plan = wish.paymentPlan && paymentPlan(asking, { type: wish.paymentPlan, amount: remaining, product });
  return {
    product,
    insured,
    promotionCode: promotion?.code ?? null,
    gifts,
    giftUses: used,
    plan: plan || undefined,
    parts: { ...withoutGifts, paymentFee: plan?.fee ?? 0, gifts: orderTotal(withoutGifts) - remaining },
  };
}

function insuranceOf(product: SoldProduct): number {
  if (product.kind !== 'stay') throw refusedItem('items.insuranceItem', 'Only a stay with dates can be insured.');
  return insuranceAmount(product.price, product.stay.cancellation.type);
}

/** 409 with the amount of today when the customer saw another one. */
export function checkExpectedAmount(expected: number, amount: number): void {
  if (expected !== amount) throw conflict('PRICE_CHANGED', 'The price has changed since it was shown.', amount);
}
