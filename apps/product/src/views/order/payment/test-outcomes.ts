import type { TestCardBody } from '@shop/contracts';

/** How a payment of the embedded wallet or second provider ends: the same four ways as its cards (docs/decisions/2026-11-23-open-points.md, test provider). */
export const TEST_OUTCOMES = ['succeeded', 'declined', 'challenge', 'processing'] as const;
export type TestOutcome = (typeof TEST_OUTCOMES)[number];

const CARDS: Record<TestOutcome, string> = {
  succeeded: '4242424242424242',
  declined: '4000000000000002',
  challenge: '4000002500003155',
  processing: '4000000000000341',
};

/** The test card behind an outcome. */
export function testPayment(outcome: TestOutcome): TestCardBody {
  return { number: CARDS[outcome], expiry: '12/99', cvc: '000' };
}
