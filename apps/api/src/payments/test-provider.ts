import type { TestCardAnswer, TestCardBody } from '@shop/contracts';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type Type from 'typebox';
import type { Database, IntentStatus } from '../platform/database/index.ts';
import type { StoredCharge, StoredChargeResult, NewPayment, PaymentProvider, ProviderRecord } from './payment-provider.ts';
import { recordRefund } from './refunds/record-refund.ts';

/** How long a payment that timed out is unsettled before the provider reports it. */
const SETTLES_AFTER_MS = 3000;

interface TestCard {
  /** What it answers to the customer. */
  readonly now: IntentStatus;
  /** What it answers once it is kept and charged without the customer (off-session). */
  readonly later: Pick<StoredChargeResult, 'status' | 'declineCode'>;
}

const DECLINED: TestCard = { now: 'declined', later: { status: 'declined', declineCode: 'card_declined' } };

/**
 * The four test cards of decision note `open-points`, and two that pay today and not later: 4000 0000 0000 9995 has no funds then,
 * 4000 0027 6000 3184 asks for a challenge each time, so that it cannot be charged without the customer. Any other card is declined.
 */
const CARDS: Record<string, TestCard> = {
  '4242424242424242': { now: 'succeeded', later: { status: 'succeeded' } },
  '4000000000000002': DECLINED,
  '4000002500003155': { now: 'challenge', later: { status: 'succeeded' } },
  '4000000000000341': { now: 'processing', later: { status: 'processing' } },
  '4000000000009995': { now: 'succeeded', later: { status: 'declined', declineCode: 'insufficient_funds' } },
  '4000002760003184': { now: 'challenge', later: { status: 'declined', declineCode: 'authentication_required' } },
};

const CONFIRMABLE = ['created', 'challenge', 'declined'] as const;

/** A deterministic stand-in for a payment provider; it keeps its payments in the shop's own table. */
export class TestProvider implements PaymentProvider {
  readonly name = 'test';
  /** As of the real one, so that a demonstration shows what is sold. */
  readonly leastCharge = 50;
  readonly #db: Database;
  readonly #settlesAfterMs: number;

  constructor(db: Database, settlesAfterMs = SETTLES_AFTER_MS) {
    this.#db = db;
    this.#settlesAfterMs = settlesAfterMs;
  }

  create({ amount, reference }: NewPayment): Promise<string> {
    return Promise.resolve(`${amount > 0 ? 'pi' : 'seti'}_test_${digest(reference)}`);
  }

  async read(intentId: string): Promise<{ status: IntentStatus; amount: number } | undefined> {
    const intent =
      (await this.#db.selectFrom('payment_intent').select(['status', 'amount_cents']).where('id', '=', intentId).executeTakeFirst()) ??
      (await this.#db.selectFrom('test_charge').select(['status', 'amount_cents']).where('id', '=', intentId).executeTakeFirst());
    return intent && { status: intent.status, amount: intent.amount_cents };
  }

  async cancel(intentId: string): Promise<IntentStatus | undefined> {
    await this.#db
      .updateTable('payment_intent')
      .set({ status: 'voided', updated_at: sql<Date>`now()` })
      .where('id', '=', intentId)
      .where('status', 'in', CONFIRMABLE)
      .execute();
    return (await this.read(intentId))?.status;
  }

  refund(refund: { intentId: string; amount: number; key: string }): Promise<void> {
    return recordRefund(this.#db, refund);
  }

  /** The outcome is that of the test card which paid or was kept. The provider notes it for itself, whatever becomes of the shop. */
  async chargeStored({ intentId, amount, reference }: StoredCharge): Promise<StoredChargeResult> {
    const stored = await this.#db.selectFrom('payment_intent').select(['method', 'status']).where('id', '=', intentId).executeTakeFirst();
    const { status, declineCode } = stored && CAN_BE_CHARGED.has(stored.status) ? laterOf(stored.method) : DECLINED.later;
    await this.#db
      .insertInto('test_charge')
      .values({ reference, id: `pi_test_${digest(reference)}`, amount_cents: amount, status, decline_code: declineCode ?? null })
      .onConflict((same) => same.doNothing())
      .execute();
    const charge = await this.#db.selectFrom('test_charge').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
    return { id: charge.id, status: charge.status, ...(charge.decline_code && { declineCode: charge.decline_code }) };
  }

  async *list({ from, to }: { from: Date; to: Date }): AsyncGenerator<ProviderRecord> {
    const taken = await this.#db
      .selectFrom('payment_intent')
      .select(['id', 'amount_cents', 'status', 'updated_at'])
      .where('status', 'in', ['succeeded', 'refunded'])
      .where('amount_cents', '>', 0)
      .where('updated_at', '>=', from)
      .where('updated_at', '<', to)
      .orderBy('updated_at')
      .execute();
    for (const { id, amount_cents, updated_at } of taken)
      yield { kind: 'payment', id, intentId: id, amount: amount_cents, status: 'succeeded', at: updated_at };
    const refunds = await this.#db
      .selectFrom('payment_refund')
      .selectAll()
      .where('done_at', '>=', from)
      .where('done_at', '<', to)
      .where('transfer_reference', 'is', null)
      .where('dispute_id', 'is', null)
      .orderBy('done_at')
      .execute();
    for (const { key, intent_id, amount_cents, done_at } of refunds)
      yield { kind: 'refund', id: key, intentId: intent_id, amount: amount_cents, status: 'succeeded', at: done_at!, reference: key };
  }

  /** Confirms with a card. What has succeeded or is on its way stays as it is; a declined payment may be tried again. */
  async confirm(intentId: string, card: Type.Static<typeof TestCardBody>): Promise<TestCardAnswer['status'] | undefined> {
    const status = outcomeOf(card);
    const changed = await this.#db
      .updateTable('payment_intent')
      .set({ status, method: `card ${card.number.slice(-4)}`, updated_at: sql<Date>`now()` })
      .where('id', '=', intentId)
      .where('status', 'in', CONFIRMABLE)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 1n) return answered(status);
    const known = await this.read(intentId);
    return known && answered(known.status);
  }

  /** What a provider tells by webhook: payments that timed out and have succeeded since. */
  async settleLate(now: Date): Promise<string[]> {
    const until = new Date(now.getTime() - this.#settlesAfterMs);
    await this.#db
      .updateTable('test_charge')
      .set({ status: 'succeeded', updated_at: now })
      .where('status', '=', 'processing')
      .where('updated_at', '<=', until)
      .execute();
    const settled = await this.#db
      .updateTable('payment_intent')
      .set({ status: 'succeeded', updated_at: now })
      .where('status', '=', 'processing')
      .where('updated_at', '<=', until)
      .returning('id')
      .execute();
    return settled.map((intent) => intent.id);
  }
}

/** A means of payment that was never confirmed, or was declined, was not kept. */
const CAN_BE_CHARGED = new Set<IntentStatus>(['succeeded', 'refunded', 'processing']);

/** `card 4242`, as a confirmed payment notes it. */
function laterOf(method: string | null): TestCard['later'] {
  const number = Object.keys(CARDS).find((card) => method === `card ${card.slice(-4)}`);
  return (number ? CARDS[number]! : DECLINED).later;
}

function digest(reference: string): string {
  return createHash('sha256').update(reference).digest('hex').slice(0, 32);
}

function outcomeOf({ number, challenge }: Type.Static<typeof TestCardBody>): IntentStatus {
  const status = (CARDS[number] ?? DECLINED).now;
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
