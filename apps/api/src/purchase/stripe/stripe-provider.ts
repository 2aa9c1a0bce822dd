import Stripe from 'stripe';
import type { Database } from '../../store/database.ts';
import type { IntentStatus } from '../../store/schema.ts';
import type { KeptCharge, KeptChargeResult, NewPayment, PaymentProvider, ProviderRecord } from '../payment-provider.ts';
import { recordRefund } from '../record-refund.ts';
import { stripeBooks } from './stripe-books.ts';
import { refusalCode, type AskStripe } from './stripe-client.ts';
import { amountOf, customerOf, keptMethodOf, methodOf, statusOf, type StripeIntent } from './stripe-intent.ts';
import type { StripeSettings } from './stripe-settings.ts';

const INTENT_ID = /^(pi|seti)_\w{1,200}$/;
const EXPAND = ['payment_method'];

/**
 * Stripe by its own library. The browser confirms payments with the provider's own form; the shop announces them, asks
 * what became of them, and never sees a card. What it hears, it notes in its own table, where the rest of the shop looks.
 */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly #db: Database;
  readonly #ask: AskStripe;
  readonly #methods: NonNullable<StripeSettings['methods']>;

  constructor(db: Database, ask: AskStripe, { methods = {} }: Pick<StripeSettings, 'methods'> = {}) {
    this.#db = db;
    this.#ask = ask;
    this.#methods = methods;
  }

  /** `reference`, the order's or change's own id, is the key: announced again after a lost answer, it is the same payment. */
  async create({ amount, reference, keepMethod, customer, country }: NewPayment): Promise<string> {
    const owner = customer ?? (keepMethod ? await this.#newCustomer(reference) : undefined);
    const about = { metadata: { reference }, ...(owner && { customer: owner }), ...this.#methodsIn(country) };
    const once = { idempotencyKey: `create-${reference}` };
    const { id } = await this.#ask('create', ({ paymentIntents, setupIntents }): Promise<StripeIntent> => {
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
  dispute(disputeId: string): Promise<Stripe.Dispute> {
    return this.#ask('read dispute', ({ disputes }) => disputes.retrieve(disputeId));
  }

  /** Every refund of a payment, whoever made it. */
  async refundsOf(intentId: string): Promise<readonly Stripe.Refund[]> {
    const page = await this.#ask('list refunds', ({ refunds }) => refunds.list({ payment_intent: intentId, limit: 100 }));
    return page.data;
  }

  async cancel(intentId: string): Promise<IntentStatus | undefined> {
    if (!INTENT_ID.test(intentId)) return undefined;
    try {
      const intent = await this.#ask('cancel', ({ paymentIntents, setupIntents }): Promise<StripeIntent> =>
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
    try {
      await this.#ask('refund', ({ refunds }) =>
        refunds.create({ payment_intent: intentId, amount, metadata: { key } }, { idempotencyKey: `refund-${key}` }),
      );
    } catch (error) {
      // The answer to an earlier try was lost for longer than the provider keeps keys: the money is back already.
      if (refusalCode(error) !== 'charge_already_refunded') throw error;
    }
    await recordRefund(this.#db, { intentId, amount, key });
  }

  async chargeKept({ intentId, amount, reference }: KeptCharge): Promise<KeptChargeResult> {
    const first = await this.#retrieve(intentId);
    const customer = first && customerOf(first);
    const method = first?.status === 'succeeded' ? keptMethodOf(first) : undefined;
    if (!customer || !method) return { id: `none_${reference}`, status: 'declined', declineCode: 'payment_method_missing' };
    try {
      const charged = await this.#ask('charge kept', ({ paymentIntents }) =>
        paymentIntents.create(
          { amount, currency: 'eur', customer, payment_method: method, off_session: true, confirm: true, metadata: { reference } },
          { idempotencyKey: `charge-${reference}` },
        ),
      );
      return { id: charged.id, status: statusOf(charged) };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
      const id = error.payment_intent?.id ?? `none_${reference}`;
      return { id, status: 'declined', declineCode: error.decline_code ?? error.code ?? 'card_declined' };
    }
  }

  list(period: { from: Date; to: Date }): AsyncIterable<ProviderRecord> {
    return stripeBooks(this.#ask, period);
  }

  #methodsIn(country: string | undefined): { payment_method_types: string[] } | { automatic_payment_methods: { enabled: true } } {
    const named = country === undefined ? undefined : this.#methods[country];
    return named ? { payment_method_types: [...named] } : { automatic_payment_methods: { enabled: true } };
  }

  /** Whom the kept means of payment belongs to where nobody is signed in: nothing is told but the order. */
  async #newCustomer(reference: string): Promise<string> {
    const customer = await this.#ask('create customer', ({ customers }) =>
      customers.create({ metadata: { reference } }, { idempotencyKey: `customer-${reference}` }),
    );
    return customer.id;
  }

  async #retrieve(intentId: string): Promise<StripeIntent | undefined> {
    if (!INTENT_ID.test(intentId)) return undefined;
    try {
      return await this.#ask('read', ({ paymentIntents, setupIntents }): Promise<StripeIntent> =>
        isSetup(intentId)
          ? setupIntents.retrieve(intentId, { expand: [...EXPAND, 'latest_attempt'] })
          : paymentIntents.retrieve(intentId, { expand: [...EXPAND, 'latest_charge'] }),
      );
    } catch (error) {
      if (isUnknown(error)) return undefined;
      throw error;
    }
  }

  /** A status that did not change keeps its hour: the shop waits a while before it completes an order by itself. */
  async #note(intent: StripeIntent): Promise<IntentStatus> {
    const status = statusOf(intent);
    await this.#db
      .updateTable('payment_intent')
      .set({ status, method: methodOf(intent) ?? 'card', updated_at: new Date() })
      .where('id', '=', intent.id)
      .where('status', '!=', status)
      .execute();
    return status;
  }
}

const isSetup = (intentId: string): boolean => intentId.startsWith('seti_');
const isUnknown = (error: unknown): boolean => error instanceof Stripe.errors.StripeError && error.statusCode === 404;
const isTooLate = (error: unknown): boolean => refusalCode(error)?.endsWith('_unexpected_state') ?? false;
