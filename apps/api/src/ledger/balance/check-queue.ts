import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import { SettleAll } from '../../platform/jobs/index.ts';
import { backfillOpeningEntries } from '../opening.ts';
import { isInGrace } from '../find-imbalances.ts';
import { checkSubjects, distinct, PIECE } from './check-subjects.ts';

/** A run ends after so many: what is left waits for the next. */
const PIECES_PER_RUN = 40;

interface Queued {
  readonly id: number;
  readonly kind: 'order' | 'gift' | 'entry';
  readonly key: string;
}

/**
 * Checks what has moved since it was checked last; orders that were sold before the ledger are opened first. Triggers write the queue
 * in the transaction of the movement, and a check deletes only the rows that it has read before it counts: what is committed later,
 * whatever its number or time, has a row that is still there. Throws what could not be opened, once the rest is done.
 */
export async function checkQueued(db: Database): Promise<void> {
  const each = new SettleAll();
  for (let piece = 0, last = 0; piece < PIECES_PER_RUN; piece += 1) {
    const rows = await queuedAfter(db, last);
    await checkRows(db, { rows, each });
    if (rows.length < PIECE) break;
    last = rows.at(-1)!.id;
  }
  each.throwFailures();
}

function queuedAfter(db: Database, id: number): Promise<Queued[]> {
  return db.selectFrom('ledger_check_queue').select(['id', 'kind', 'key']).where('id', '>', id).orderBy('id').limit(PIECE).execute();
}

async function checkRows(db: Database, { rows, each }: { rows: readonly Queued[]; each: SettleAll }): Promise<void> {
  if (rows.length === 0) return;
  const keysOf = (kind: Queued['kind']) => distinct(rows.map((row) => (row.kind === kind ? row.key : null)));
  const orders = keysOf('order');
  await backfillOpeningEntries(db, { uuids: orders, each });
  await checkSubjects(db, { orders, gifts: keysOf('gift'), entries: keysOf('entry').map(Number) }, (trx) =>
    // A payment without an entry moves nothing when its grace ends: its order stays in the queue until then.
    sql`
      delete from ledger_check_queue where id = any(${rows.map(({ id }) => id)}::bigint[]) and not (kind = 'order' and key in (
        select i.purchase_uuid::text from payment_intent i
        where i.purchase_uuid = any(${orders}::uuid[]) and i.status in ('succeeded', 'refunded') and ${isInGrace()}))`.execute(trx),
  );
}
