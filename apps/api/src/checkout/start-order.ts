import type { OrderAnswer, OrderBody } from '@shop/contracts';
import { hasAlternativePayLater, partnerOfItems, remainingToPay } from '@shop/domain';
import { randomUUID } from 'node:crypto';
import { ownCards } from '../payments/cards/index.ts';
import { checkTaxed } from '../ledger/index.ts';
import { dueNow, insertPurchase, type NewPurchase, stayColumns } from '../orders/index.ts';
import { checkedLocale, invalidField } from '../platform/http/index.ts';
import type { ShopIndex } from '../availability/index.ts';
import type { Database } from '../platform/database/index.ts';
import { checkActivityDays, checkBuyerAndPartner, type KnownPartners } from './checked-order.ts';
import { checkGiftCardLimit, lockGiftCardsOf } from './gift-card-limit.ts';
import { insertIntent, type PaymentProvider } from '../payments/index.ts';
import { lockPayingGifts, serialNumbersOf } from './price/paying-gifts.ts';
import { priceContext, checkExpectedAmount, priceOrder, type PricedOrder } from './price/price-order.ts';
import type { GiftToggles } from './product/product-to-sell.ts';

/** How long an order waits for its payment. Nothing is held for it: room, gifts and code are taken when it is paid. */
export const HOLD_MINUTES = 30;

export interface OrderPlace {
  readonly db: Database;
  readonly psp: PaymentProvider;
  readonly now: Date;
  readonly toggles?: GiftToggles | undefined;
  readonly index: ShopIndex;
  /** The signed-in customer, whose trips will list it. */
  readonly accountId?: string | null | undefined;
  /** Cents of gift cards that one mailbox may buy in 24 hours; without it, as for customer care, any. */
  readonly giftCardLimit?: number | undefined;
  readonly brands?: KnownPartners['brands'];
}

/**
 * Opens an order: prices it against the database, writes it as pending and announces the payment of what gifts leave: all of it,
 * or what its payment plan takes today; the means of payment is kept for the rest.
 */
export async function startOrder(place: OrderPlace, requested: OrderBody): Promise<OrderAnswer> {
  const { db, psp, now, toggles, index, accountId = null, giftCardLimit: limit, brands } = place;
  const locale = checkedLocale(requested.locale);
  const body = await checkBuyerAndPartner({ db, brands }, requested);
  const request = { items: body.items, paymentPlan: body.paymentPlan, email: body.buyer.email.email };
  const context = priceContext({ db, toggles, index, leastCharge: psp.leastCharge }, locale, now);
  const priced = await priceOrder(context, request);
  checkActivityDays(priced.product);
  const amount = remainingToPay(priced.parts);
  checkExpectedAmount(body.expectedAmount, amount);
  const giftCards = limit !== undefined && body.items.giftCardItem ? { email: request.email, amount, limit, now } : undefined;
  if (giftCards) await checkGiftCardLimit(db, giftCards);
  await checkTaxed(db, priced.product, priced.parts);
  const orderUUID = randomUUID();
  const expiresAt = new Date(now.getTime() + HOLD_MINUTES * 60_000);
  const today = dueNow(amount, priced.plan);
  const keepMethod = priced.plan !== undefined;
  const isAlternative = body.paymentMethod === 'alternative';
  if (isAlternative && (keepMethod || !hasAlternativePayLater(amount, locale)))
    throw invalidField('paymentMethod', 'paymentMethod is card: the other provider does not take this order.');
  const about = {
    reference: orderUUID,
    keepMethod,
    country: locale.slice(-2),
    locale,
    ...(isAlternative && { isAlternative, buyer: body.buyer }),
  };
  const paymentIntentId =
    amount > 0 ? await psp.create({ amount: today, ...about, ...(await ownCards({ db, psp }, accountId)) }) : `gift_${orderUUID}`;
  await db.transaction().execute(async (trx) => {
    if (giftCards) {
      await lockGiftCardsOf(trx, giftCards.email);
      await checkGiftCardLimit(trx, giftCards);
    }
    await insertPurchase(trx, { ...columnsOf(body, priced), uuid: orderUUID, account_id: accountId, expires_at: expiresAt });
    await lockPayingGifts(trx, context, { product: priced.product, serialNumbers: serialNumbersOf(body.items) });
    for (const { code, amount: amount_cents } of priced.giftUses)
      await trx.insertInto('purchase_gift').values({ purchase_uuid: orderUUID, code, amount_cents }).execute();
    await insertIntent(trx, {
      id: paymentIntentId,
      purchase_uuid: orderUUID,
      change_id: null,
      amount_cents: today,
      status: amount > 0 ? 'created' : 'succeeded',
      method: amount > 0 ? null : 'gift',
    });
  });
  const provider = amount > 0 ? (psp.nameOf?.(paymentIntentId) ?? psp.name) : 'gift';
  return { orderUUID, amount, dueNow: today, paymentIntentId, provider, parts: priced.parts, expiresAt: expiresAt.toISOString() };
}

/** What an order keeps of what was bought and of what it cost. */
function columnsOf(body: OrderBody, priced: PricedOrder): Omit<NewPurchase, 'uuid' | 'account_id' | 'expires_at'> {
  const { product, parts, plan } = priced;
  const stayItem = body.items.shortStayItem;
  return {
    status: 'pending',
    kind: product.kind,
    locale: body.locale,
    buyer: JSON.stringify(body.buyer),
    email: body.buyer.email.email,
    amount_cents: remainingToPay(parts),
    parts: JSON.stringify(parts),
    ...(product.kind === 'stay' ? stayColumns(product.stay) : noStay(product.gift.adults)),
    gift: product.kind === 'gift' ? JSON.stringify(product.gift) : null,
    request: JSON.stringify(body.items),
    special_request: stayItem?.specialRequest ?? null,
    minisite_id: partnerOfItems(body.items)?.minisiteId ?? null,
    insured: priced.insured,
    promotion_code: priced.promotionCode,
    promotion: priced.promotion ? JSON.stringify(priced.promotion) : null,
    payment_plan: plan ? JSON.stringify(plan) : null,
    failure: null,
    paid_at: null,
    cancelled_at: null,
    invoice: null,
  };
}

function noStay(adults: number) {
  const nothing = { hotel_id: null, room_id: null, stay_id: null, checkin: null, checkout: null, cancellation: null };
  return { ...nothing, rooms: 0, adults, children: 0, babies: 0 };
}
