import type { Database } from '../../store/database.ts';
import type { IntentStatus } from '../../store/schema.ts';
import type { KeptChargeResult, NewPayment, PaymentProvider, ProviderRecord } from '../payment-provider.ts';
import { recordRefund } from '../record-refund.ts';
import { StripeRefusal, type AskStripe } from './stripe-http.ts';
import { statusOf, type StripeIntent } from './stripe-intent.ts';

const INTENTS = '/v1/payment_intents';
const INTENT_ID = /^pi_\w{1,200}$/;

/** How a card has answered, and where its bank wants to see the customer. */
export interface Confirmed {
  readonly status: IntentStatus;
  readonly redirectUrl?: string;
}

/**
 * Stripe by its HTTP API. Payments are confirmed by the shop, never by the browser: until the shop says so once more after
 * the bank's challenge, no money is taken. What it hears, it notes in the shop's own table, where the rest of the shop looks.
 */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly #db: Database;
  readonly #ask: AskStripe;

  constructor(db: Database, ask: AskStripe) {
    this.#db = db;
    this.#ask = ask;
  }

  /** `reference`, the order's or change's own id, is the key: announced again after a lost answer, it is the same payment. */
  async create({ amount, reference, keepMethod }: NewPayment): Promise<string> {
    if (amount === 0) throw new Error('The adapter for Stripe cannot keep a means of payment without taking an amount yet.');
    const { id } = await this.#ask<StripeIntent>({
      name: 'create',
      method: 'POST',
      path: INTENTS,
      key: `create-${reference}`,
      fields: {
        amount,
        currency: 'eur',
        confirmation_method: 'manual',
        'payment_method_types[]': 'card',
        'metadata[reference]': reference,
        ...(keepMethod && { setup_future_usage: 'off_session' }),
      },
    });
    return id;
  }

  /** A payment whose challenge was met is confirmed a last time here, since only now the shop asks for the money. */
  async read(intentId: string): Promise<{ status: IntentStatus; amount: number } | undefined> {
    if (!INTENT_ID.test(intentId)) return undefined;
    const path = `${INTENTS}/${intentId}`;
    const found = await this.#known({ name: 'read', method: 'GET', path, fields: { 'expand[]': 'latest_charge' } });
    const intent =
      found?.status === 'requires_confirmation' ? await this.#known({ name: 'confirm', method: 'POST', path: `${path}/confirm` }) : found;
    if (!intent) return undefined;
    return { status: await this.#note(intent), amount: intent.amount };
  }

  async cancel(intentId: string): Promise<IntentStatus | undefined> {
    if (!INTENT_ID.test(intentId)) return undefined;
    try {
      const intent = await this.#known({ name: 'cancel', method: 'POST', path: `${INTENTS}/${intentId}/cancel` });
      return intent && (await this.#note(intent));
    } catch (error) {
      if (!isTooLate(error)) throw error;
      return (await this.read(intentId))?.status;
    }
  }

  async refund({ intentId, amount, key }: { intentId: string; amount: number; key: string }): Promise<void> {
    try {
      const fields = { payment_intent: intentId, amount, 'metadata[key]': key };
      await this.#ask({ name: 'refund', method: 'POST', path: '/v1/refunds', key: `refund-${key}`, fields });
    } catch (error) {
      // The answer to an earlier try was lost for longer than the provider keeps keys: the money is back already.
      if (!(error instanceof StripeRefusal && error.code === 'charge_already_refunded')) throw error;
    }
    await recordRefund(this.#db, { intentId, amount, key });
  }

  /** Pays with a card that the browser has handed to the provider; `returnUrl` is where the bank sends the customer back to. */
  async confirm(
    intentId: string,
    { paymentMethod, returnUrl }: { paymentMethod: string; returnUrl: string },
  ): Promise<Confirmed | undefined> {
    if (!INTENT_ID.test(intentId)) return undefined;
    try {
      const fields = { payment_method: paymentMethod, return_url: returnUrl };
      const intent = await this.#known({ name: 'confirm', method: 'POST', path: `${INTENTS}/${intentId}/confirm`, fields });
      if (!intent) return undefined;
      const redirectUrl = intent.next_action?.redirect_to_url?.url;
      return { status: await this.#note(intent), ...(redirectUrl && { redirectUrl }) };
    } catch (error) {
      if (!(error instanceof StripeRefusal) || (error.status !== 402 && !isTooLate(error))) throw error;
      const now = await this.read(intentId);
      return now && { status: now.status };
    }
  }

  chargeKept(): Promise<KeptChargeResult> {
    return Promise.reject(new Error('The adapter for Stripe cannot charge without the customer yet.'));
  }

  list(): AsyncIterable<ProviderRecord> {
    throw new Error('The adapter for Stripe cannot list its payments yet.');
  }

  async #known(question: Parameters<AskStripe>[0]): Promise<StripeIntent | undefined> {
    try {
      return await this.#ask<StripeIntent>(question);
    } catch (error) {
      if (error instanceof StripeRefusal && error.status === 404) return undefined;
      throw error;
    }
  }

  /** A status that did not change keeps its hour: the shop waits a while before it completes an order by itself. */
  async #note(intent: StripeIntent): Promise<IntentStatus> {
    const status = statusOf(intent);
    await this.#db
      .updateTable('payment_intent')
      .set({ status, method: 'card', updated_at: new Date() })
      .where('id', '=', intent.id)
      .where('status', '!=', status)
      .execute();
    return status;
  }
}

function isTooLate(error: unknown): boolean {
  return error instanceof StripeRefusal && error.code === 'payment_intent_unexpected_state';
}
