import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, IntentStatus } from '../../../platform/database/index.ts';
import { mayBecome } from '../../late-answers.ts';
import type { StoredCharge, StoredChargeResult, NewPayment, PaymentProvider, ProviderRecord } from '../../payment-provider.ts';
import type { ProviderDispute, ProviderRefund } from '../../provider-movements.ts';
import { refundOnce } from '../../refunds/refund-once.ts';
import { mollieBooks } from './mollie-books.ts';
import { MollieError, type CallMollie } from './mollie-client.ts';
import {
  centsOf,
  disputeOf,
  euros,
  isDead,
  statusOf,
  type MollieChargeback,
  type MolliePayment,
  type MollieRefund,
} from './mollie-payment.ts';
import { paymentRequest, repeatedRequest } from './mollie-payment-request.ts';
import type { MollieSettings } from './mollie-settings.ts';

export const MOLLIE_PREFIX = 'mollie_';

interface Context {
  readonly db: Database;
  readonly call: CallMollie;
  readonly settings: Pick<MollieSettings, 'methods' | 'apiKey'>;
  /** `https://shop.example`; messages of the provider come there. */
  readonly publicOrigin: string;
}

/**
 * Mollie, whose own page takes the payment. A payment that was declined there is final, and another try is another payment: the
 * shop has one id for all of them, and `mollie_payment` says which one is current.
 */
export class MollieProvider implements PaymentProvider {
  readonly name = 'mollie';
  /** It takes orders of 30 euros and more. */
  readonly leastCharge = 0;
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  serves(country: string | undefined): boolean {
    return country !== undefined && this.#context.settings.methods[country] !== undefined;
  }

  async create(payment: NewPayment): Promise<string> {
    // A caller who knows an order's id does not know its payment's.
    const digest = createHmac('sha256', this.#context.settings.apiKey).update(payment.reference).digest('hex');
    const intentId = MOLLIE_PREFIX + digest.slice(0, 32);
    if (!(await this.#current(intentId))) await this.#open(intentId, 1, paymentRequest(payment, this.#context.settings.methods));
    return intentId;
  }

  async read(intentId: string): Promise<{ status: IntentStatus; amount: number } | undefined> {
    const current = await this.#current(intentId);
    if (!current) return undefined;
    const payment = await this.#captured(await this.#payment(current.id));
    const status = current.voided_at && isDead(payment) ? 'voided' : statusOf(payment);
    await this.#note(intentId, status, payment);
    return { status, amount: centsOf(payment.amount) };
  }

  async cancel(intentId: string): Promise<IntentStatus | undefined> {
    const current = await this.#current(intentId);
    if (!current) return undefined;
    await this.#context.db
      .updateTable('mollie_payment')
      .set({ voided_at: sql<Date>`now()` })
      .where('id', '=', current.id)
      .execute();
    const payment = await this.#payment(current.id);
    if (payment.isCancelable)
      await this.#context.call('cancel', { method: 'DELETE', path: `/payments/${current.id}` }).catch(unlessRefused);
    const status = (await this.read(intentId))?.status;
    // One that its customer may still pay is waited for: the provider lets it expire by itself.
    return status === 'created' ? 'processing' : status;
  }

  /** The provider's own page for a payment, which leads back to `returnUrl`; undefined where it can no longer be paid. */
  async checkout(intentId: string, returnUrl: string): Promise<string | undefined> {
    const current = await this.#current(intentId);
    if (!current || current.voided_at) return undefined;
    const before = await this.#payment(current.id);
    const payment = isDead(before) ? await this.#open(intentId, current.attempt + 1, repeatedRequest(before)) : before;
    if (payment.status !== 'open') return undefined;
    const updated = await this.#context.call<MolliePayment>('set return address', {
      method: 'PATCH',
      path: `/payments/${payment.id}`,
      body: { redirectUrl: returnUrl },
    });
    return (updated._links.checkout ?? payment._links.checkout)?.href;
  }

  async refund({ intentId, amount, key }: { intentId: string; amount: number; key: string }): Promise<void> {
    const { db, call } = this.#context;
    // The shop may refund a payment before it knows that it succeeded.
    const payment = await this.read(intentId);
    const current = await this.#current(intentId);
    if (!payment || !current) throw new Error(`There is no payment ${intentId} at Mollie.`);
    const make = async (cents: number, idempotencyKey: string) => {
      await call('refund', {
        method: 'POST',
        path: `/payments/${current.id}/refunds`,
        body: { amount: euros(cents), description: key, metadata: { key } },
        key: idempotencyKey,
      });
      return true;
    };
    const disputes = () => this.disputesOf(intentId);
    await refundOnce(db, { intentId, amount, key, made: await this.refundsOf(intentId), make, disputes });
  }

  /** A page of the provider's own keeps nothing. */
  chargeStored({ reference }: StoredCharge): Promise<StoredChargeResult> {
    return Promise.resolve({ id: `none_${reference}`, status: 'declined', declineCode: 'payment_method_missing' });
  }

  list(period: { from: Date; to: Date }): AsyncIterable<ProviderRecord> {
    const intentOf = async (paymentId: string) => (await this.intentOf(paymentId)) ?? paymentId;
    return mollieBooks({ call: this.#context.call, intentOf }, period);
  }

  /** The shop's id of a payment that the provider names. */
  async intentOf(paymentId: string): Promise<string | undefined> {
    const known = await this.#context.db.selectFrom('mollie_payment').select('intent_id').where('id', '=', paymentId).executeTakeFirst();
    return known?.intent_id;
  }

  /** Every refund of a payment, no matter who made it. */
  async refundsOf(intentId: string): Promise<readonly ProviderRefund[]> {
    const rows = await this.#partsOf<MollieRefund>(intentId, 'refunds');
    return rows.map(({ id, amount, status, metadata }) => ({
      id,
      amount: centsOf(amount),
      isGiven: status !== 'failed' && status !== 'canceled',
      key: metadata?.key,
    }));
  }

  async disputesOf(intentId: string): Promise<readonly ProviderDispute[]> {
    return (await this.#partsOf<MollieChargeback>(intentId, 'chargebacks')).map(disputeOf);
  }

  async #partsOf<Row>(intentId: string, what: 'refunds' | 'chargebacks'): Promise<readonly Row[]> {
    const current = await this.#current(intentId);
    if (!current) return [];
    const { _embedded: rows } = await this.#context.call<{ _embedded: Record<string, Row[]> }>(`list ${what}`, {
      path: `/payments/${current.id}/${what}?limit=250`,
    });
    return rows[what] ?? [];
  }

  /** Created again after a lost response, it is the same payment. */
  async #open(intentId: string, attempt: number, request: object): Promise<MolliePayment> {
    const { db, call, publicOrigin } = this.#context;
    const { metadata } = request as Pick<MolliePayment, 'metadata'>;
    const payment = await call<MolliePayment>('create', {
      method: 'POST',
      path: '/payments',
      body: {
        ...request,
        metadata: { ...metadata, intent: intentId },
        redirectUrl: `${publicOrigin}/gateway/psp/mollie/return/${intentId}`,
        webhookUrl: `${publicOrigin}/gateway/psp/mollie/webhook`,
      },
      key: `create-${intentId}-${attempt}`,
    });
    await db
      .insertInto('mollie_payment')
      .values({ id: payment.id, intent_id: intentId, attempt, voided_at: null })
      .onConflict((known) => known.doNothing())
      .execute();
    return payment;
  }

  /** What a buy-now-pay-later provider has only approved is taken at once, as a card is. */
  async #captured(payment: MolliePayment): Promise<MolliePayment> {
    if (payment.status !== 'authorized') return payment;
    const capture = { method: 'POST', path: `/payments/${payment.id}/captures`, body: {}, key: `capture-${payment.id}` } as const;
    await this.#context.call('capture', capture).catch(unlessRefused);
    return this.#payment(payment.id);
  }

  #current(intentId: string) {
    return this.#context.db
      .selectFrom('mollie_payment')
      .selectAll()
      .where('intent_id', '=', intentId)
      .orderBy('attempt', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  #payment(id: string): Promise<MolliePayment> {
    return this.#context.call('read', { path: `/payments/${id}` });
  }

  /** A status that did not change keeps its time: the shop waits a while before it completes an order by itself. */
  async #note(intentId: string, status: IntentStatus, { method }: MolliePayment): Promise<void> {
    await this.#context.db
      .updateTable('payment_intent')
      .set({ status, method: method ?? 'alternative', updated_at: sql<Date>`now()` })
      .where('id', '=', intentId)
      .where('status', '!=', status)
      .where(mayBecome(status))
      .execute();
  }
}

/** A refusal means that the payment has another status by now, which is read next. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof MollieError)) throw error;
}
