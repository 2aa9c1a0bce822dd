import { fc } from '../draw.ts';

/** How a payment by card ends: paid at once, declined and paid with another card, or declined and given up. */
export type DrawnPayment = 'paid' | 'declined' | 'givenUp';

export type DisputeEnd = 'won' | 'lost' | 'prevented';

/** What happens to the payments of an order at the provider and at banks; a number names the place in the list of what there is. */
export type MoneyStep =
  /** A colleague gives a part of the payment that holds most back in the provider's dashboard. */
  | { readonly kind: 'goodwill'; readonly percent: number }
  /** The customer's bank takes a part of a payment back. */
  | { readonly kind: 'dispute'; readonly payment: number; readonly percent: number }
  | { readonly kind: 'closeDispute'; readonly dispute: number; readonly end: DisputeEnd }
  /** A refund that the provider has accepted comes back from the customer's bank. */
  | { readonly kind: 'failRefund'; readonly refund: number }
  /** A colleague gives a refund that has failed by a transfer. */
  | { readonly kind: 'transferRefund'; readonly refund: number };

const percent = fc.integer({ min: 1, max: 99 });
const place = fc.integer({ min: 0, max: 3 });

export const goodwillSteps = fc.record({ kind: fc.constant('goodwill' as const), percent });

const dispute = fc.record({ kind: fc.constant('dispute' as const), payment: place, percent: fc.oneof(fc.constant(100), percent) });
const closeDispute = fc.record({
  kind: fc.constant('closeDispute' as const),
  dispute: place,
  end: fc.constantFrom<DisputeEnd>('won', 'won', 'lost', 'prevented'),
});
const failRefund = fc.record({ kind: fc.constant('failRefund' as const), refund: place });
const transferRefund = fc.record({ kind: fc.constant('transferRefund' as const), refund: place });

/**
 * Steps of a shop whose payments a provider takes, several in a row, so that there is a refund to fail and a dispute to decide.
 * `giveBack` ends the order, `wait` lets the shop carry its refunds out.
 */
export function providerStepsWith<Step>(giveBack: Step, wait: Step): fc.Arbitrary<readonly (Step | MoneyStep)[]> {
  const [ends, waits] = [fc.constant(giveBack), fc.constant(wait)];
  return fc.oneof<fc.Arbitrary<readonly (Step | MoneyStep)[]>[]>(
    fc.tuple(goodwillSteps, failRefund),
    fc.tuple(goodwillSteps, failRefund, fc.oneof<fc.Arbitrary<MoneyStep>[]>(transferRefund, goodwillSteps, dispute)),
    fc.tuple(ends, waits, failRefund),
    fc.tuple(ends, dispute, waits, closeDispute, waits),
    fc.tuple(dispute, closeDispute),
    fc.tuple(dispute, ends),
  );
}

export const drawnPayments = fc.constantFrom<DrawnPayment>('paid', 'paid', 'declined', 'givenUp');
