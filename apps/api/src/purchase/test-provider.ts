import type { TestCardAnswer, TestCardBody } from '@shop/contracts';
import { randomUUID } from 'node:crypto';
import type Type from 'typebox';
import type { Database } from '../store/database.ts';
import type { IntentStatus } from '../store/schema.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { recordRefund } from './record-refund.ts';

/** How long a payment that timed out is unsettled before the provider reports it. */
const SETTLES_AFTER_MS = 3000;

/** The test cards of decision A-142; any other card is declined. */
const CARDS: Record<string, IntentStatus> = {
  '4242424242424242': 'succeeded',
  '4000000000000002': 'declined',
  '4000002500003155': 'challenge',
  '4000000000000341': 'processing',
};

const CONFIRMABLE = ['created', 'challenge', 'declined'] as const;

/** A deterministic stand-in for a payment provider; it keeps its payments in the shop's own table. */
export class TestProvider implements PaymentProvider {
  readonly name = 'test';
  readonly #db: Database;
  readonly #settlesAfterMs: number;

  constructor(db: Database, settlesAfterMs = SETTLES_AFTER_MS) {
    this.#db = db;
    this.#settlesAfterMs = settlesAfterMs;
  }

  create(): Promise<string> {
    return Promise.resolve(`pi_test_${randomUUID().replaceAll('-', '')}`);
  }

  async read(intentId: string): Promise<{ status: IntentStatus; amount: number } | undefined> {
    const intent = await this.#db
      .selectFrom('payment_intent')
      .select(['status', 'amount_cents'])
      .where('id', '=', intentId)
      .executeTakeFirst();
    return intent && { status: intent.status, amount: intent.amount_cents };
  }

  async cancel(intentId: string): Promise<IntentStatus | undefined> {
    await this.#db
      .updateTable('payment_intent')
      .set({ status: 'voided', updated_at: new Date() })
      .where('id', '=', intentId)
      .where('status', 'in', CONFIRMABLE)
      .execute();
    return (await this.read(intentId))?.status;
  }

  refund(refund: { intentId: string; amount: number; key: string }): Promise<void> {
    return recordRefund(this.#db, refund);
  }

  /** Confirms with a card. What has succeeded or is on its way stays as it is; a declined payment may be tried again. */
  async confirm(intentId: string, card: Type.Static<typeof TestCardBody>): Promise<TestCardAnswer['status'] | undefined> {
    const status = outcomeOf(card);
    const changed = await this.#db
      .updateTable('payment_intent')
      .set({ status, method: `card ${card.number.slice(-4)}`, updated_at: new Date() })
      .where('id', '=', intentId)
      .where('status', 'in', CONFIRMABLE)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 1n) return answered(status);
    const known = await this.read(intentId);
    return known && answered(known.status);
  }

  /** What a provider tells by webhook: payments that timed out and have succeeded since. */
  async settleLate(now: Date): Promise<string[]> {
    const settled = await this.#db
      .updateTable('payment_intent')
      .set({ status: 'succeeded', updated_at: now })
      .where('status', '=', 'processing')
      .where('updated_at', '<=', new Date(now.getTime() - this.#settlesAfterMs))
      .returning('id')
      .execute();
    return settled.map((intent) => intent.id);
  }
}

function outcomeOf({ number, challenge }: Type.Static<typeof TestCardBody>): IntentStatus {
  const status = CARDS[number] ?? 'declined';
  if (status !== 'challenge' || !challenge) return status;
  return challenge === 'accepted' ? 'succeeded' : 'declined';
}

function answered(status: IntentStatus): TestCardAnswer['status'] {
  switch (status) {
    case 'succeeded':
    case 'challenge':
    case 'processing':
      return status;
    default:
      return 'declined';
  }
}
