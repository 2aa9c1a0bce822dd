import type { OrderPrice, OrderPriceBody } from '@shop/contracts';
import { insuranceAmount, orderTotal, remainingToPay } from '@shop/domain';

/** What the shop answers about an order of 249 euros: BIENVENUE10 takes a tenth off, GIFT-50 pays 50 euros. */
export function anOrderPrice({ items, paymentPlan }: Pick<OrderPriceBody, 'items' | 'paymentPlan'>, product = 24_900): OrderPrice {
  const gifts = (items.giftPaymentItems ?? []).map(({ serialNumber }) => ({ serialNumber, usedAmount: 5_000, amount: 5_000 }));
  const parts = {
    product,
    extras: 0,
    shipping: 0,
    insurance: items.insuranceItem?.hasInsurance ? insuranceAmount(product, 'FLEX') : 0,
    paymentFee: paymentPlan === '3x' ? 374 : 0,
    promotion: items.promotionCodeItem ? Math.floor(product / 10) : 0,
    gifts: gifts.length * 5_000,
  };
  return {
    parts,
    total: orderTotal(parts),
    remainingAmountToPay: remainingToPay(parts),
    giftcards: gifts,
    instalments: paymentPlan === '3x' ? [{ day: '2027-02-10', amount: 8_674 }] : [],
  };
}
