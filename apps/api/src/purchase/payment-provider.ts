import type { IntentStatus } from '../store/schema.ts';

/** What the shop needs of a payment provider; a real one's adapter stands beside the test provider. */
export interface PaymentProvider {
  /** Told to the client, which loads the provider's form. */
  readonly name: string;
  /** Announces an amount in cents; answers the provider's id. */
  create(payment: { amount: number; reference: string }): Promise<string>;
  /** What became of it; undefined when the provider does not know it. */
  read(intentId: string): Promise<{ status: IntentStatus; amount: number } | undefined>;
  /** Makes sure that it can no longer be paid, and answers what it is then: `voided`, or what it had become before. */
  cancel(intentId: string): Promise<IntentStatus | undefined>;
  /** Gives cents back; the same key twice is one refund. */
  refund(refund: { intentId: string; amount: number; key: string }): Promise<void>;
}
