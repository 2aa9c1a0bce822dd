import { GET_PAY_LATER_ELIGIBILITY, type LocalDate } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { call } from '../transport/call.ts';

export interface EligibilityParams {
  /** Cents that are left to pay, without any fee. */
  readonly amount: number;
  readonly checkinDate: LocalDate;
  /** Lowercase: `fr`, or a locale such as `nl_be`. */
  readonly pointOfSale: string;
  readonly cancellationPolicyType?: string | undefined;
  readonly cancellableUntil?: LocalDate | undefined;
}

/** The ways to pay later that an order may be paid in, each with its plan (spec 2, section 7). */
export function eligibilityQuery(requested: EligibilityParams) {
  return queryOptions({
    ...asking,
    queryKey: ['eligibility', requested],
    queryFn: async ({ signal }) =>
      readable(await call(GET_PAY_LATER_ELIGIBILITY, { query: { ...requested }, signal }), ({ paymentMethods }) =>
        paymentMethods.every(({ instalments }) => Array.isArray(instalments)),
      ),
  });
}
