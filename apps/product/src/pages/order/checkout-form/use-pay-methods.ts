import { eligibilityQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { hasAlternative } from '../../../views/order/payment/provider-names.ts';
import { laterQuestion, payableLater, payMethods, type LaterParams, type MethodView } from '../../../views/order/choices/pay-methods.ts';

/** The ways to pay this order. Where nobody knows whether it may be paid later, nothing is said (spec 2, section 8). */
export function usePayMethods(order: LaterParams): MethodView[] {
  const { locale, payment } = useSite();
  const { isRequested, requested } = laterQuestion(order, locale);
  const { data } = useQuery({ ...eligibilityQuery(requested), enabled: isRequested, placeholderData: keepPreviousData });
  return payMethods({
    amount: payableLater(order.price),
    locale,
    eligible: data,
    hasAlternative: hasAlternative(payment, locale.slice(-2)),
  });
}
