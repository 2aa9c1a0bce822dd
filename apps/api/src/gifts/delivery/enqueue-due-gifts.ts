import { sql } from 'kysely';
import { enqueue } from '../../platform/jobs/index.ts';
import type { Database } from '../../platform/database/index.ts';

/** As many as the outbox sends in one round: more would only wait there. */
const BATCH = 20;

/**
 * Hands the gifts whose time has come to the outbox, the earliest first; `now` is the shop's clock, which is the database's.
 * May run in every process: each gift is handed over once.
 */
export async function enqueueDueGifts(db: Database, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('gift_delivery')
      .select(['id', 'order_uuid', 'revision'])
      .where('state', '=', 'scheduled')
      .where(sql<boolean>`queued_revision < revision`)
      .where('send_at', '<=', now)
      .orderBy('send_at')
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, order_uuid: uuid, revision } of due) {
      await enqueue(trx, 'scheduledGiftMail', { uuid, deliveryId: id, revision: String(revision) });
      await trx.updateTable('gift_delivery').set({ queued_revision: revision }).where('id', '=', id).execute();
    }
    return due.length;
  });
}
