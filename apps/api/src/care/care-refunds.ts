import type { CareRefundAnswer } from '@shop/contracts';
import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { recordGoodwill } from '../payments/index.ts';
import { conflict, notFound, HttpProblem } from '../platform/http/index.ts';
import { addRefunded, type Purchase } from '../orders/index.ts';
import { heldPayments, promiseRefund } from '../payments/refunds/index.ts';
import type { Database, Tables } from '../platform/database/index.ts';
import { actOnce, type ActDetail, type CareAct } from './act-once.ts';
import type { CareRequest } from './audit-log.ts';

type Trx = Transaction<Tables>;

export interface RefundShop {
  readonly db: Database;
  readonly now: Date;
  /** Cents up to which one colleague refunds alone. */
  readonly limit: number;
}

/**
 * Gives cents of a stay's card payments back as goodwill, beside every rule of cancellation: at once up to the limit, above it once a
 * supervisor has confirmed it (`waiting`). 409 `NOT_REFUNDABLE`, `REFUND_TOO_MUCH` with what is left.
 */
export async function refundForCare(
  { db, now, limit }: RefundShop,
  requested: CareRequest,
  { amount, ...act }: CareAct & { readonly amount: number },
): Promise<CareRefundAnswer> {
  const detail = await actOnce(db, requested, { ...act, action: 'refund' }, async (trx, order) => {
    await refuseTooMuch(trx, order, amount);
    const id = randomUUID();
    const isAlone = (await givenAlone(trx, order.uuid)) + amount <= limit;
    await trx
      .insertInto('care_refund')
      .values({
        id,
        purchase_uuid: order.uuid,
        amount_cents: amount,
        status: isAlone ? 'done' : 'waiting',
        colleague: requested.colleague,
        reason: requested.reason,
        decided_by: isAlone ? requested.colleague : null,
      })
      .execute();
    if (isAlone) await giveGoodwill(trx, order, { id, amount, now });
    return { status: isAlone ? 'done' : 'waiting', refund: id, amount };
  });
  return answerOf(detail);
}

export interface RefundDecision extends CareAct {
  readonly id: string;
  readonly decision: 'confirm' | 'refuse';
}

/** A supervisor confirms or refuses a pending refund; 403 `SECOND_PERSON_NEEDED` for the requesting colleague, 409 `REFUND_DECIDED`. */
export async function decideRefund(
  { db, now }: Omit<RefundShop, 'limit'>,
  requested: CareRequest,
  { id, decision, ...act }: RefundDecision,
): Promise<CareRefundAnswer> {
  const action = decision === 'confirm' ? 'confirmRefund' : 'refuseRefund';
  const detail = await actOnce(db, requested, { ...act, action }, async (trx, order) => {
    const refund = await trx
      .selectFrom('care_refund')
      .selectAll()
      .where('id', '=', id)
      .where('purchase_uuid', '=', order.uuid)
      .executeTakeFirst();
    if (!refund) throw notFound('There is no such refund.');
    if (refund.status !== 'waiting') throw conflict('REFUND_DECIDED', 'This refund is decided already.');
    // Erasing an order deletes who requested the refund: whether the confirming colleague is another person is then unknown.
    if (decision === 'confirm' && ['', requested.colleague].includes(refund.colleague))
      throw new HttpProblem(403, { code: 'SECOND_PERSON_NEEDED', message: 'Another supervisor confirms what one has asked for.' });
    const status = decision === 'confirm' ? 'done' : 'refused';
    const amount = refund.amount_cents;
    if (status === 'done') {
      await refuseTooMuch(trx, order, amount);
      await giveGoodwill(trx, order, { id, amount, now });
    }
    await trx
      .updateTable('care_refund')
      .set({ status, decided_by: requested.colleague, decided_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    return { status, refund: id, amount };
  });
  return answerOf(detail);
}

function answerOf({ status, refund, amount }: ActDetail): CareRefundAnswer {
  return { status: status as CareRefundAnswer['status'], refundId: String(refund), amount: Number(amount) };
}

/** Cents that its card payments still hold. A gift is given back by its own rule: its vouchers would stay worth their money. */
export async function refundableCents(trx: Trx, order: Pick<Purchase, 'uuid' | 'kind' | 'status' | 'paid_at'>): Promise<number> {
  const isRefundable = order.kind === 'stay' && order.paid_at !== null && ['paid', 'cancelled'].includes(order.status);
  if (!isRefundable) return 0;
  return (await heldPayments(trx, order.uuid)).payments.reduce((sum, { left }) => sum + left, 0);
}

async function refuseTooMuch(trx: Trx, order: Purchase, amount: number): Promise<void> {
  const left = await refundableCents(trx, order);
  if (left === 0) throw conflict('NOT_REFUNDABLE', 'No card payment of this order can be given back.');
  if (amount > left) throw conflict('REFUND_TOO_MUCH', 'Its card payments hold less than that.', left);
}

/** The largest payment gives back first. What is given back beside the rules is credited in the books, so that the order stays even. */
async function giveGoodwill(trx: Trx, order: Purchase, { id, amount, now }: { id: string; amount: number; now: Date }): Promise<void> {
  let due = amount;
  for (const payment of (await heldPayments(trx, order.uuid)).payments) {
    const part = Math.min(due, payment.left);
    if (part <= 0) break;
    due -= part;
    const key = `care-${id}-${payment.id}`;
    // The credit note reads what went back.
    await addRefunded(trx, order.uuid, part);
    await promiseRefund(trx, { intentId: payment.id, amount: part, goodwill: part, key, now });
    await recordGoodwill(trx, { order, amount: part, key, at: now });
  }
}

/** Cents of an order's refunds that were approved by one person: a large refund in small parts is a large one. */
async function givenAlone(trx: Trx, uuid: string): Promise<number> {
  const { cents } = await trx
    .selectFrom('care_refund')
    .select((is) => is.fn.coalesce(is.fn.sum<string>('amount_cents'), sql<string>`0`).as('cents'))
    .where('purchase_uuid', '=', uuid)
    .where('status', '=', 'done')
    .whereRef('decided_by', '=', 'colleague')
    .executeTakeFirstOrThrow();
  return Number(cents);
}
