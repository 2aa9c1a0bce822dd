import type { Insurance, LocalDate } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { request } from '../transport/request.ts';

export interface InsuranceAsked {
  /** Cents of the stay. */
  readonly amount: number;
  readonly cancellationPolicyType: string;
  readonly checkin: LocalDate;
}

/** What insuring a stay costs, in cents (decision A-090). */
export function insuranceQuery(asked: InsuranceAsked) {
  return queryOptions({
    ...asking,
    queryKey: ['insurance', asked],
    queryFn: ({ signal }) => request<Insurance>({ path: '/gateway/purchase/insurance', query: { ...asked }, signal }),
  });
}
