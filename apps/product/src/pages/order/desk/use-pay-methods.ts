import { eligibilityQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { laterQuestion, payableLater, payMethods, type LaterAsked, type MethodView } from '../../../views/order/choices/pay-methods.ts';

/** The ways to pay this order. Where nobody knows whether it may be paid later, nothing is said (spec 2, section 8). */
export function usePayMethods(order: LaterAsked): MethodView[] {
  const { locale, payment } = useSite();
  const { isAsked, asked } = laterQuestion(order, locale);
  const { data } = useQuery({ ...eligibilityQuery(asked), enabled: isAsked, placeholderData: keepPreviousData });
  return payMethods({ amount: payableLater(order.price), locale, eligible: data, hasAlternative: payment?.provider === 'test' });
}
