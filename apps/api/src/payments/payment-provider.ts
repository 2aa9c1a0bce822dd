import type { Buyer } from '@shop/contracts';
import type { IntentStatus } from '../platform/database/index.ts';
import type { SavedCards } from './saved-cards.ts';

/** What the shop needs of a payment provider; a real one's adapter stands beside the test provider. */
export interface PaymentProvider {
  /** Told to the client, which loads the provider's form. */
  readonly name: string;
  /** Cents; a smaller amount it refuses. What becomes of that, the rule `cardCharge` decides. */
  readonly leastCharge: number;
  /** Where several take payments: the one that takes this one. */
  nameOf?(intentId: string): string;
  /** Announces an amount in cents; answers the provider's id. */
  create(payment: NewPayment): Promise<string>;
  /** What became of it; undefined when the provider does not know it. */
  read(intentId: string): Promise<{ status: IntentStatus; amount: number } | undefined>;
  /** Makes sure that it can no longer be paid, and answers what it is then: `voided`, or what it had become before. */
  cancel(intentId: string): Promise<IntentStatus | undefined>;
  /** Gives cents back; the same key twice is one refund. */
  refund(refund: { intentId: string; amount: number; key: string }): Promise<void>;
  /** Charges the means of payment that paid or set up `intentId`, without the customer (off-session). Declined is an answer, not an error. */
  chargeStored(charge: StoredCharge): Promise<StoredChargeResult>;
  /** Where the provider saves cards for signed-in customers; another provider saves none. */
  readonly savedCards?: SavedCards | undefined;
  /** Every payment, refund and dispute that the provider knows of a period, for the reconciliation. */
  list(period: { from: Date; to: Date }): AsyncIterable<ProviderRecord>;
}

export interface NewPayment {
  /** Cents; 0 with `keepMethod`: nothing is taken now, the means of payment is only kept (a setup). */
  readonly amount: number;
  /** The order's, change's or instalment's own id: the same reference twice is one payment. */
  readonly reference: string;
  /** Later amounts are taken without the customer: the provider keeps the means of payment. */
  readonly keepMethod?: boolean;
  /** The signed-in customer's id at the provider, for saved cards. */
  readonly customer?: string;
  /** Point of sale, `BE`: an operator offers other methods in each country. */
  readonly country?: string;
  /** The customer has asked for the second provider. */
  readonly isAlternative?: boolean;
  /** Whom a provider that sells on credit has to know. */
  readonly buyer?: Buyer;
  /** `es_ES`, of a provider's own page. */
  readonly locale?: string;
}

export interface StoredCharge {
  readonly intentId: string;
  /** Cents. */
  readonly amount: number;
  /** The same reference twice is one charge, and the same answer. */
  readonly reference: string;
}

export interface StoredChargeResult {
  readonly id: string;
  readonly status: IntentStatus;
  /**
   * The bank's word for the reason, `insufficient_funds`, `authentication_required`; ours for what the provider refused without asking it:
   * `payment_method_missing`, `mandate_revoked`, `amount_too_small`, `payment_refused`.
   */
  readonly declineCode?: string;
}

/** A line of the provider's own books. */
export interface ProviderRecord {
  readonly kind: 'payment' | 'refund' | 'dispute';
  /** The provider's id of the line. */
  readonly id: string;
  /** The payment that it is, or is about. */
  readonly intentId: string;
  /** Cents. */
  readonly amount: number;
  /** The provider's word. */
  readonly status: string;
  readonly at: Date;
  /** What the shop called it by, where the provider keeps that. */
  readonly reference?: string;
  /** Cents that the provider has kept of it for itself; undefined until it is known. */
  readonly fee?: number;
}
