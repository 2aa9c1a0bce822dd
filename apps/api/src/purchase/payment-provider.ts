import type { IntentStatus } from '../store/schema.ts';

/** What the shop needs of a payment provider; a real one's adapter stands beside the test provider. */
export interface PaymentProvider {
  /** Told to the client, which loads the provider's form. */
  readonly name: string;
  /** Announces an amount in cents; answers the provider's id. */
  create(payment: { amount: number; reference: string }): Promise<string>;
  /** What became of it; undefined when the provider does not know it. */
  read(intentId: string): Promise<{ status: IntentStatus; amount: number } | undefined>;
  /** Gives the money back; may be called again for the same payment. */
  refund(intentId: string): Promise<void>;
}
