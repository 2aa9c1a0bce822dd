import { sql } from 'kysely';
import { bookingDay } from '../../availability/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { SettleAll } from '../../platform/jobs/index.ts';
import { earnBegunStays } from '../begun-stays.ts';
import { backfillOpeningEntries } from '../opening.ts';
import { checkEntries } from './check-entries.ts';
import { PIECE } from './check-subjects.ts';

/** A run of every minute checks 50,000 entries, six hours of a night 18 million. */
const PIECES_PER_RUN = 100;

interface Part {
  readonly name: string;
  readonly start: string;
  /** Checks what follows a key, a slice of it, and answers the last key; undefined once nothing follows. */
  check(db: Database, context: { after: string; each: SettleAll; now: Date }): Promise<string | undefined>;
}

/** Orders: the ledger opens what it should know and does not, and earns what began long ago. */
const purchases: Part = {
  name: 'purchase',
  start: '00000000-0000-0000-0000-000000000000',
  async check(db, { after, each, now }) {
    const rows = await db.selectFrom('purchase').select('uuid').where('uuid', '>', after).orderBy('uuid').limit(PIECE).execute();
    const uuids = rows.map(({ uuid }) => uuid);
    await backfillOpeningEntries(db, { uuids, each });
    await earnBegunStays(db, { each, now, uuids });
    return rows.length < PIECE ? undefined : uuids.at(-1);
  },
};

/** Every entry, with its order and the gifts that it moves. */
const journal: Part = {
  name: 'journal',
  start: '0',
  async check(db, { after }) {
    const rows = await db
      .selectFrom('journal_entry')
      .select(['id', 'purchase_uuid'])
      .where('id', '>', Number(after))
      .orderBy('id')
      .limit(PIECE)
      .execute();
    await checkEntries(db, rows);
    return rows.length < PIECE ? undefined : String(rows.at(-1)!.id);
  },
};

/** A night begins at 2:00 in France, when the days before are closed. */
const NIGHT_MS = 2 * 3_600_000;

/**
 * Goes on with the check of the whole history, a number of pieces each run, until this night's has seen all of it once. What
 * the queue never had is found here: rows of before it, and what was written past its triggers. An entry that is committed late,
 * with a number that was passed already, stands in the queue.
 */
export async function checkHistory(db: Database, now: Date): Promise<void> {
  const { today: night } = bookingDay('fr_FR', new Date(now.getTime() - NIGHT_MS));
  const each = new SettleAll();
  let pieces = PIECES_PER_RUN;
  for (const part of [purchases, journal]) {
    let position = await begin(db, part, night);
    for (; position !== undefined && pieces > 0; pieces -= 1) {
      position = await part.check(db, { after: position, each, now });
      await note(db, part, position);
    }
  }
  each.throwFailures();
}

/** Where a part goes on; undefined once this night's check has ended. One that a night did not end goes on in the next. */
async function begin(db: Database, { name, start }: Part, night: string): Promise<string | undefined> {
  const known = await db.selectFrom('ledger_check_progress').select(['night', 'position']).where('part', '=', name).executeTakeFirst();
  if (known && (known.position !== null || known.night >= night)) return known.position ?? undefined;
  const row = { part: name, night, position: start, finished_at: null };
  await db
    .insertInto('ledger_check_progress')
    .values(row)
    .onConflict((conflict) => conflict.column('part').doUpdateSet({ night, position: start }))
    .execute();
  if (name === journal.name) await queueKnown(db);
  return start;
}

/** What was found is checked again even where the journal no longer leads to it. */
async function queueKnown(db: Database): Promise<void> {
  const known = db.selectFrom('ledger_imbalance').select(['kind', 'key']).distinct();
  await db.insertInto('ledger_check_queue').columns(['kind', 'key']).expression(known).execute();
}

async function note(db: Database, { name }: Part, position: string | undefined): Promise<void> {
  const isOver = position === undefined;
  await db
    .updateTable('ledger_check_progress')
    .set({ position: position ?? null, ...(isOver && { finished_at: sql`now()` }) })
    .where('part', '=', name)
    .execute();
}
