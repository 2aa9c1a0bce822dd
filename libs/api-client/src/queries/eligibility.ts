import type { Eligibility, LocalDate } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { request } from '../transport/request.ts';

export interface EligibilityAsked {
  /** Cents that are left to pay, without any fee. */
  readonly amount: number;
  readonly checkinDate: LocalDate;
  /** Lowercase: `fr`, or a locale such as `nl_be`. */
  readonly pointOfSale: string;
  readonly cancellationPolicyType?: string | undefined;
  readonly cancellableUntil?: LocalDate | undefined;
}

/** The ways to pay later that an order may be paid in, each with its plan (spec 2, section 7). */
export function eligibilityQuery(asked: EligibilityAsked) {
  return queryOptions({
    ...asking,
    queryKey: ['eligibility', asked],
    queryFn: async ({ signal }) =>
      readable(
        await request<Eligibility>({ path: '/gateway/purchase/alma/eligibility', query: { ...asked }, signal }),
        ({ paymentMethods }) => paymentMethods.every(({ instalments }) => Array.isArray(instalments)),
      ),
  });
}
