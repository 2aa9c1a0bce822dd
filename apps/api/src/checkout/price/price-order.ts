import type { Locale, OrderItems, PayLaterType } from '@shop/contracts';
import {
  cardCharge,
  orderPrice,
  orderTotal,
  partnerOfItems,
  spreadGifts,
  type GiftUse,
  type Instalment,
  type OrderParts,
  type OrderPrice,
  type ProductPrice,
  type PromotedProduct,
} from '@shop/domain';
import type { Kysely } from 'kysely';
import { conflict } from '../../platform/http/index.ts';
import { bookingDay } from '../../availability/index.ts';
import type { Tables, VoucherKind } from '../../platform/database/index.ts';
import type { Purchase, SoldProduct } from '../../orders/index.ts';
import { refusedItem } from '../product/refused-item.ts';
import { soldProduct, type PriceContext } from '../product/product-to-sell.ts';
import { readPayingGifts, serialNumbersOf, type KnownGift } from './paying-gifts.ts';
import { paymentPlan } from './payment-plan.ts';
import { checkReduction, promotionAsSold, readPromotion, type PromotionAsSold } from './promotion.ts';

export interface OrderRequest {
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
  readonly promotion: PromotionAsSold | undefined;
  readonly gifts: readonly KnownGift[];
  readonly giftUses: readonly GiftUse[];
  readonly plan: { readonly type: PayLaterType; readonly fee: number; readonly instalments: readonly Instalment[] } | undefined;
}

/** What an order asks, at a moment. */
export function priceContext(
  shop: Pick<PriceContext, 'db' | 'toggles' | 'leastCharge' | 'index'>,
  locale: Locale,
  now: Date,
): PriceContext {
  const { db, toggles, leastCharge, index } = shop;
  return { db, toggles, leastCharge, index, locale, now, ...bookingDay(locale, now) };
}

/**
 * The one place where an order is priced: product, extras and shipping, insurance, less promotion; gifts pay; what they
 * leave is waived where it is too little to be charged, and may else be paid later. Refused by code and field where a part cannot be had.
 */
export async function priceOrder(context: PriceContext, request: OrderRequest): Promise<PricedOrder> {
  const { items } = request;
  const product = await soldProduct(context, items);
  const insured = items.insuranceItem?.hasInsurance ?? false;
  if (insured && product.kind !== 'stay') throw refusedItem('items.insuranceItem', 'Only a stay with dates can be insured.');
  const requested = items.promotionCodeItem && (await readPromotion(context, { code: items.promotionCodeItem.code, email: request.email }));
  const promotion = requested && { code: requested.code, day: requested.day };
  const { parts: withoutGifts, reduction } = orderPrice(bought(product, items), { insured, promotion, paymentFee: 0 });
  checkReduction(reduction);
  const gifts = await readPayingGifts(context, { product, serialNumbers: serialNumbersOf(items) });
  const { used, remaining } = spreadGifts(orderTotal(withoutGifts), gifts);
  const { amount, waived } = cardCharge(remaining, context.leastCharge ?? 0);
  const plan = request.paymentPlan && paymentPlan(context, { type: request.paymentPlan, amount, product });
  return {
    product,
    insured,
    promotionCode: requested?.name ?? null,
    promotion,
    gifts,
    giftUses: used,
    plan: plan || undefined,
    parts: {
      ...{ ...withoutGifts, paymentFee: plan?.fee ?? 0, gifts: orderTotal(withoutGifts) - remaining },
      ...(waived > 0 && { waived }),
    },
  };
}

/**
 * Prices a paid order again for the stay that it becomes, by the rule of {@link priceOrder}: its insurance, the terms of its
 * promotion code on the day it was sold, and the fee that it was sold with.
 */
export async function priceChangedOrder(
  db: Kysely<Tables>,
  { order, price, themes, cancellationType }: { order: Purchase; price: number; themes: readonly string[]; cancellationType: string },
): Promise<OrderPrice> {
  const { extras, shipping, paymentFee } = order.parts as OrderParts;
  const promotion = await promotionAsSold(db, order);
  const stay = { product: 'stay', price, extras, shipping, themes, minisiteId: order.minisite_id, cancellationType } as const;
  return orderPrice(stay, { insured: order.insured, promotion, paymentFee });
}

const PRODUCTS = {
  GIFTCARD: 'giftCard',
  BOX: 'box',
  SINGLEVOUCHER: 'singleVoucher',
  DIGITAL_ACTIVITY_ONLY: 'activity',
} as const satisfies Record<VoucherKind, PromotedProduct>;

function bought(product: SoldProduct, items: OrderItems): ProductPrice {
  const { price, extras, shipping, themes } = product;
  return {
    ...{ price, extras, shipping, themes },
    product: product.kind === 'stay' ? 'stay' : PRODUCTS[product.gift.kind],
    minisiteId: partnerOfItems(items)?.minisiteId,
    cancellationType: product.kind === 'stay' ? product.stay.cancellation.type : undefined,
  };
}

/** 409 with the amount of today when the customer saw another one. */
export function checkExpectedAmount(expected: number, amount: number): void {
  if (expected !== amount) throw conflict('PRICE_CHANGED', 'The price has changed since it was shown.', amount);
}
