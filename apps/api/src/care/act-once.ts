import type { Transaction } from 'kysely';
import { notFound } from '../platform/http/index.ts';
import type { Purchase } from '../orders/index.ts';
import type { CareAction, Database, Tables } from '../platform/database/index.ts';
import { orderSubject, recordCare, type CareRequest } from './audit-log.ts';

export interface CareAct {
  readonly uuid: string;
  /** Names one try: a repeated one does nothing, and is answered like the first. */
  readonly key: string;
}

/** What the audit log keeps of an act, and what a repeated call is answered from. */
export type ActDetail = Readonly<Record<string, string | number>>;

/**
 * Acts on an order once per key, in the transaction that records it. The order's row is locked, so that two colleagues act one after
 * the other; a repeated call does nothing and gets the detail of the first.
 */
export function actOnce(
  db: Database,
  requested: CareRequest,
  { uuid, key, action }: CareAct & { readonly action: CareAction },
  work: (trx: Transaction<Tables>, order: Purchase) => Promise<ActDetail | void>,
): Promise<ActDetail> {
  const callKey = `${action} ${uuid} ${requested.colleague} ${key}`;
  return db.transaction().execute(async (trx) => {
    const order = await trx.selectFrom('purchase').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();
    if (!order) throw notFound('There is no such order.');
    const done = await trx.selectFrom('care_audit').select('detail').where('call_key', '=', callKey).executeTakeFirst();
    if (done) return done.detail as ActDetail;
    const detail = (await work(trx, order)) ?? {};
    await recordCare(trx, requested, { action, subjects: [orderSubject(uuid)], detail, callKey });
    return detail;
  });
}
