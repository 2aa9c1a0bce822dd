import { eligibilityQuery } from '@shop/api-client';
import type { OrderPrice, Quote } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { hasPayLater, orderTotal } from '@shop/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Basket } from '../../../views/order/choices/order-choices.ts';
import { payMethods, type MethodView } from '../../../views/order/choices/pay-methods.ts';

export interface PayMethodsOf {
  readonly basket: Basket;
  readonly price: OrderPrice | undefined;
  readonly policy: Quote['cancellationPolicy'] | undefined;
}

/** The ways to pay this order. Where nobody knows whether it may be paid later, nothing is said (spec 2, section 8). */
export function usePayMethods({ basket, price, policy }: PayMethodsOf): MethodView[] {
  const { locale } = useSite();
  const amount = price ? orderTotal(price.parts) - price.parts.paymentFee - price.parts.gifts : 0;
  const { data } = useQuery({
    ...eligibilityQuery({
      amount,
      checkinDate: basket.kind === 'stay' ? basket.asked.checkin : '',
      pointOfSale: locale.toLowerCase(),
      cancellationPolicyType: policy?.type,
      cancellableUntil: policy?.cancellationDeadline,
    }),
    enabled: basket.kind === 'stay' && hasPayLater(locale) && amount > 0,
    placeholderData: keepPreviousData,
  });
  return payMethods({ amount, locale, eligible: data });
}
