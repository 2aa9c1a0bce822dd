import { sql } from 'kysely';
import type Stripe from 'stripe';
import { OFF_SESSION } from '../../../orders/index.ts';
import type { Database, IntentStatus } from '../../../platform/database/index.ts';
import { mayBecome } from '../../late-answers.ts';
import type { ProviderDispute, ProviderRefund } from '../../provider-movements.ts';
import { refundOnce } from '../../refunds/refund-once.ts';
import type { SavedCards } from '../../saved-cards.ts';
import type { StoredCharge, StoredChargeResult, NewPayment, PaymentProvider, ProviderRecord } from '../../payment-provider.ts';
import { chargeStored } from './charge-stored.ts';
import { listStripeTransactions } from './list-stripe-transactions.ts';
import { PAGE } from './stripe-pages.ts';
import { isRefused, isUnknown, paymentRefused, refusalCode, type CallStripe } from './stripe-client.ts';
import { amountOf, methodOf, statusOf, type StripeIntent } from './stripe-intent.ts';
import { stripeSavedCards } from './stripe-saved-cards.ts';
import type { StripeSettings } from './stripe-settings.ts';

const INTENT_ID = /^(pi|seti)_\w{1,200}$/;
const EXPAND = ['payment_method'];

/**
 * Stripe by its own library. The browser confirms payments with the provider's own form; the shop announces them, asks
 * what became of them, and never sees a card. What it hears, it notes in its own table, where the rest of the shop looks.
 */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  /** Of euro: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. */
  readonly leastCharge = 50;
  readonly savedCards: SavedCards;
  readonly #db: Database;
  readonly #call: CallStripe;
  readonly #methods: NonNullable<StripeSettings['methods']>;

  constructor(db: Database, call: CallStripe, { methods = {} }: Pick<StripeSettings, 'methods'> = {}) {
    this.#db = db;
    this.#call = call;
    this.#methods = methods;
    this.savedCards = stripeSavedCards(call, (intentId) => this.#retrieve(intentId));
  }

  /** `reference`, the order's or change's own id, is the key: announced again after a lost answer, it is the same payment. */
  async create(payment: NewPayment): Promise<string> {
    try {
      return await this.#announce(payment);
    } catch (error) {
      // The customer was deleted at the provider: the payment does without.
      const { customer, ...anonymous } = payment;
      if (customer && isUnknown(error)) return this.create(anonymous);
      throw isRefused(error) ? paymentRefused(error) : error;
    }
  }

  async #announce({ amount, reference, keepMethod, customer, country }: NewPayment): Promise<string> {
    const owner = customer ?? (keepMethod ? await this.#newCustomer(reference) : undefined);
    const about = { metadata: { reference }, ...(owner && { customer: owner }), ...this.#methodsIn(country) };
    // The provider refuses a key that comes with something else.
    const once = { idempotencyKey: ['create', reference, customer].filter(Boolean).join('-') };
    const { id } = await this.#call('create', ({ paymentIntents, setupIntents }): Promise<StripeIntent> => {
      if (amount === 0) return setupIntents.create({ ...about, usage: 'off_session' }, once);
      return paymentIntents.create({ ...about, amount, currency: 'eur', ...(keepMethod && { setup_future_usage: 'off_session' }) }, once);
    });
    return id;
  }

  async read(intentId: string): Promise<{ status: IntentStatus; amount: number } | undefined> {
    const intent = await this.#retrieve(intentId);
    return intent && { status: await this.#note(intent), amount: amountOf(intent) };
  }

  /** By which the browser confirms this payment and no other; undefined where the provider does not know it. */
  async clientSecret(intentId: string): Promise<string | undefined> {
    return (await this.#retrieve(intentId))?.client_secret ?? undefined;
  }

  /** As it stands now, whatever a message said. */
  async dispute(disputeId: string): Promise<ProviderDispute> {
    return disputeOf(await this.#call('read dispute', ({ disputes }) => disputes.retrieve(disputeId)));
  }

  async #disputesOf(intentId: string): Promise<readonly ProviderDispute[]> {
    const { data } = await this.#call('list disputes', ({ disputes }) => disputes.list({ payment_intent: intentId, limit: PAGE }));
    return data.map(disputeOf);
  }

  /** Every refund of a payment, no matter who made it. */
  async refundsOf(intentId: string): Promise<readonly ProviderRefund[]> {
    const { data } = await this.#call('list refunds', ({ refunds }) => refunds.list({ payment_intent: intentId, limit: PAGE }));
    return data.map(({ id, amount, status, metadata }) => ({
      id,
      amount,
      isGiven: status !== 'failed' && status !== 'canceled',
      key: metadata?.key,
    }));
  }

  async cancel(intentId: string): Promise<IntentStatus | undefined> {
    if (!INTENT_ID.test(intentId)) return undefined;
    try {
      const intent = await this.#call('cancel', ({ paymentIntents, setupIntents }): Promise<StripeIntent> =>
        isSetup(intentId) ? setupIntents.cancel(intentId) : paymentIntents.cancel(intentId),
      );
      return await this.#note(intent);
    } catch (error) {
      if (isUnknown(error)) return undefined;
      if (!isTooLate(error)) throw error;
      return (await this.read(intentId))?.status;
    }
  }

  async refund({ intentId, amount, key }: { intentId: string; amount: number; key: string }): Promise<void> {
    // The shop may give money back of which it has not heard that it was taken.
    await this.read(intentId);
    const make = (cents: number, idempotencyKey: string) =>
      this.#call('refund', ({ refunds }) =>
        refunds.create({ payment_intent: intentId, amount: cents, metadata: { key } }, { idempotencyKey }),
      ).then(() => true, falseIfDisputed);
    const disputes = () => this.#disputesOf(intentId);
    await refundOnce(this.#db, { intentId, amount, key, made: await this.refundsOf(intentId), make, disputes });
  }

  async chargeStored(charge: StoredCharge): Promise<StoredChargeResult> {
    return chargeStored(this.#call, await this.#retrieve(charge.intentId), charge);
  }

  list(period: { from: Date; to: Date }): AsyncIterable<ProviderRecord> {
    return listStripeTransactions(this.#call, period);
  }

  #methodsIn(country: string | undefined): { payment_method_types: string[] } | { automatic_payment_methods: { enabled: true } } {
    const named = country === undefined ? undefined : this.#methods[country];
    return named ? { payment_method_types: [...named] } : { automatic_payment_methods: { enabled: true } };
  }

  /** Whom the kept means of payment belongs to where nobody is signed in: nothing is told but the order. */
  async #newCustomer(reference: string): Promise<string> {
    const customer = await this.#call('create customer', ({ customers }) =>
      customers.create({ metadata: { reference } }, { idempotencyKey: `customer-${reference}` }),
    );
    return customer.id;
  }

  async #retrieve(intentId: string): Promise<StripeIntent | undefined> {
    if (!INTENT_ID.test(intentId)) return undefined;
    try {
      return await this.#call('read', ({ paymentIntents, setupIntents }): Promise<StripeIntent> =>
        isSetup(intentId)
          ? setupIntents.retrieve(intentId, { expand: [...EXPAND, 'latest_attempt'] })
          : paymentIntents.retrieve(intentId, { expand: [...EXPAND, 'latest_charge'] }),
      );
    } catch (error) {
      if (isUnknown(error)) return undefined;
      throw error;
    }
  }

  /**
   * What was charged without the customer stays noted so. A status that did not change keeps its hour: the shop waits a while
   * before it completes an order by itself.
   */
  async #note(intent: StripeIntent): Promise<IntentStatus> {
    const status = statusOf(intent);
    const method = methodOf(intent) ?? 'card';
    await this.#db
      .updateTable('payment_intent')
      .set({ status, method: sql<string>`case when method = ${OFF_SESSION} then method else ${method} end`, updated_at: sql<Date>`now()` })
      .where('id', '=', intent.id)
      .where('status', '!=', status)
      .where(mayBecome(status))
      .execute();
    return status;
  }
}

const isSetup = (intentId: string): boolean => intentId.startsWith('seti_');
const isTooLate = (error: unknown): boolean => refusalCode(error)?.endsWith('_unexpected_state') ?? false;

/** What the bank has taken back is not given a second time. */
function falseIfDisputed(error: unknown): false {
  if (refusalCode(error) !== 'charge_disputed') throw error;
  return false;
}

function disputeOf({ id, amount, reason, status, created }: Stripe.Dispute): ProviderDispute {
  return { id, amount, reason, status, openedAt: new Date(created * 1000) };
}
