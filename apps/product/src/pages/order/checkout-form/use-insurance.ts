import { insuranceQuery } from '@shop/api-client';
import { isInsuranceRequested, type InsuranceOffer } from '@shop/domain';
import { useQuery } from '@tanstack/react-query';
import type { Basket } from '../../../views/order/choices/order-choices.ts';
import type { StayTerms } from './use-checkout.ts';

/** What insuring the stay costs; asked for once the stay has a price and its policy a type (spec 2, section 4). */
export function useInsurance(basket: Basket, terms: StayTerms | undefined): InsuranceOffer {
  const { amount = 0, policy } = terms ?? {};
  const isEnabled = basket.kind === 'stay' && isInsuranceRequested({ amount, policyType: policy?.type });
  const checkin = basket.kind === 'stay' ? basket.requested.checkin : '';
  const { data, isLoading, isError } = useQuery({
    ...insuranceQuery({ amount, cancellationPolicyType: policy?.type ?? '', checkin }),
    enabled: isEnabled,
  });
  return { isEnabled, isFetching: isLoading, hasFailed: isError, amount: data?.amount };
}
