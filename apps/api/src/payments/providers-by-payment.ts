import type { IntentStatus } from '../platform/database/index.ts';
import { MOLLIE_PREFIX, type MollieProvider } from './providers/mollie/mollie-provider.ts';
import type { StoredCharge, StoredChargeResult, NewPayment, PaymentProvider, ProviderRecord } from './payment-provider.ts';
import type { SavedCards } from './saved-cards.ts';

/** Two providers as one: the second takes what its customers ask it for, where it is offered, and a payment stays with its own. */
export class ProvidersByPayment implements PaymentProvider {
  readonly name: string;
  readonly #first: PaymentProvider;
  readonly #second: MollieProvider;

  constructor(first: PaymentProvider, second: MollieProvider) {
    this.name = first.name;
    this.#first = first;
    this.#second = second;
  }

  /** Who pays what gifts or a change have left is decided before a provider is chosen. */
  get leastCharge(): number {
    return Math.max(this.#first.leastCharge, this.#second.leastCharge);
  }

  /** The second provider saves no cards. */
  get savedCards(): SavedCards | undefined {
    return this.#first.savedCards;
  }

  nameOf(intentId: string): string {
    return this.#of(intentId).name;
  }

  create(payment: NewPayment): Promise<string> {
    return (payment.isAlternative ? this.#second : this.#first).create(payment);
  }

  read(intentId: string): Promise<{ status: IntentStatus; amount: number } | undefined> {
    return this.#of(intentId).read(intentId);
  }

  cancel(intentId: string): Promise<IntentStatus | undefined> {
    return this.#of(intentId).cancel(intentId);
  }

  refund(refund: { intentId: string; amount: number; key: string }): Promise<void> {
    return this.#of(refund.intentId).refund(refund);
  }

  chargeStored(charge: StoredCharge): Promise<StoredChargeResult> {
    return this.#of(charge.intentId).chargeStored(charge);
  }

  async *list(period: { from: Date; to: Date }): AsyncGenerator<ProviderRecord> {
    yield* this.#first.list(period);
    yield* this.#second.list(period);
  }

  #of(intentId: string): PaymentProvider {
    return intentId.startsWith(MOLLIE_PREFIX) ? this.#second : this.#first;
  }
}
