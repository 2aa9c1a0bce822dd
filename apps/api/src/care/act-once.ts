import type { Transaction } from 'kysely';
import { HttpProblem, notFound } from '../platform/http/index.ts';
import type { Purchase } from '../orders/index.ts';
import type { CareAction, Database, Tables } from '../platform/database/index.ts';
import { orderSubject, recordCare, type CareRequest } from './audit-log.ts';

export interface CareAct {
  readonly uuid: string;
  /** Names one try: a repeated one does nothing, and is answered like the first. */
  readonly key: string;
  /** SHA-256 of what is to be done, in hex: under the same key nothing else is. Left out where the key itself says what. */
  readonly hash?: string;
}

/** What the audit log keeps of an act, and what a repeated call is answered from. */
export type ActDetail = Readonly<Record<string, string | number>>;

/**
 * Acts on an order once per key, in the transaction that records it. The order's row is locked, so that two colleagues act one after
 * the other; a repeated call does nothing and gets the detail of the first. 422 `IDEMPOTENCY_KEY_REUSED` where the first was about
 * something else: its answer was lost, and what was typed meanwhile is not done.
 */
export function actOnce(
  db: Database,
  requested: CareRequest,
  { uuid, key, hash: callHash, action }: CareAct & { readonly action: CareAction },
  work: (trx: Transaction<Tables>, order: Purchase) => Promise<ActDetail | void>,
): Promise<ActDetail> {
  const callKey = `${action} ${uuid} ${requested.colleague} ${key}`;
  return db.transaction().execute(async (trx) => {
    const order = await trx.selectFrom('purchase').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();
    if (!order) throw notFound('There is no such order.');
    const done = await trx.selectFrom('care_audit').select(['detail', 'call_hash']).where('call_key', '=', callKey).executeTakeFirst();
    if (done?.call_hash && callHash && done.call_hash !== callHash) throw keyReused();
    if (done) return done.detail as ActDetail;
    const detail = (await work(trx, order)) ?? {};
    await recordCare(trx, requested, { action, subjects: [orderSubject(uuid)], detail, callKey, ...(callHash && { callHash }) });
    return detail;
  });
}

function keyReused() {
  const message = 'This Idempotency-Key was used for another act, which is done.';
  return new HttpProblem(422, { code: 'IDEMPOTENCY_KEY_REUSED', message, field: 'Idempotency-Key' });
}
