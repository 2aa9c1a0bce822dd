import { GET_INSURANCE, type LocalDate } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { call } from '../transport/call.ts';

export interface InsuranceParams {
  /** Cents of the stay. */
  readonly amount: number;
  readonly cancellationPolicyType: string;
  readonly checkin: LocalDate;
}

/** What insuring a stay costs, in cents (API-042). */
export function insuranceQuery(requested: InsuranceParams) {
  return queryOptions({
    ...asking,
    queryKey: ['insurance', requested],
    queryFn: ({ signal }) => call(GET_INSURANCE, { query: { ...requested }, signal }),
  });
}
