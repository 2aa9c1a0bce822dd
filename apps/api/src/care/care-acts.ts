import type { CareCancelAnswer } from '@shop/contracts';
import { conflict } from '../platform/http/index.ts';
import { cancelWithin } from '../checkout/index.ts';
import type { Database } from '../platform/database/index.ts';
import { randomUUID } from 'node:crypto';
import { actOnce, type CareAct } from './act-once.ts';
import type { CareRequest } from './audit-log.ts';

/** Writes a note beside an order, once per key. */
export async function addNote(db: Database, requested: CareRequest, { note, ...act }: CareAct & { readonly note: string }): Promise<void> {
  await actOnce(db, requested, { ...act, action: 'note' }, async (trx) => {
    await trx
      .insertInto('care_note')
      .values({ id: randomUUID(), purchase_uuid: act.uuid, colleague: requested.colleague, note: note.trim() })
      .execute();
  });
}

/**
 * Cancels a paid order by the customer's own rule, for the refund that the colleague saw; answers the cents that go back, and those
 * of the refund that the customer's bank has taken back.
 */
export async function cancelForCare(
  { db, now }: { readonly db: Database; readonly now: Date },
  requested: CareRequest,
  { expectedRefund, ...act }: CareAct & { readonly expectedRefund: number },
): Promise<Pick<CareCancelAnswer, 'refund' | 'disputed'>> {
  const { refund, disputed } = await actOnce(db, requested, { ...act, action: 'cancel' }, async (trx) => {
    const back = await cancelWithin(trx, { uuid: act.uuid, expectedRefund, now });
    return { refund: back.total, ...(back.disputed && { disputed: back.disputed }) };
  });
  if (typeof refund !== 'number') throw conflict('ALREADY_CANCELLED', 'This booking is cancelled already.');
  return { refund, ...(typeof disputed === 'number' && { disputed }) };
}
