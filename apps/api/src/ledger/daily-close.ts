import type { PointOfSale } from '@shop/contracts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/index.ts';
import { unbalanced, type Imbalance } from './unbalanced.ts';

export interface ClosedDay {
  readonly pointOfSale: PointOfSale;
  readonly day: string;
  /** Cents an account: debits less credits of that day. */
  readonly totals: Readonly<Record<string, number>>;
  /** Orders and gifts whose ledger did not agree with their payments when the day was closed. */
  readonly unbalanced: readonly Imbalance[];
}

/** Any number, the same in every process: one closes while the others go on. */
const CLOSE_LOCK = 4_200_113;

/**
 * Closes a day at a point of sale, once: from then on no entry is written on it. Answers what the first close said; undefined
 * while another process closes. Whoever writes an entry is waited for, so that none slips onto the day unseen.
 */
export async function closeDay(
  db: Database,
  { pointOfSale, day }: { pointOfSale: PointOfSale; day: string },
): Promise<ClosedDay | undefined> {
  const wrong = await unbalanced(db);
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${CLOSE_LOCK}) as mine`.execute(trx);
    if (!rows[0]!.mine) return undefined;
    await sql`lock table journal_entry in share mode`.execute(trx);
    await sql`
      insert into ledger_close (point_of_sale, day, totals, unbalanced)
      select ${pointOfSale}, ${day}::date, coalesce(jsonb_object_agg(account, cents), '{}'), ${JSON.stringify(wrong)}::jsonb
      from (
        select l.account, sum(l.amount_cents) as cents from journal_entry e join journal_line l on l.entry_id = e.id
        where e.point_of_sale = ${pointOfSale} and e.day = ${day}::date group by l.account) as totals
      on conflict do nothing`.execute(trx);
    const closed = await trx
      .selectFrom('ledger_close')
      .select(['totals', 'unbalanced'])
      .where('point_of_sale', '=', pointOfSale)
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    return { pointOfSale, day, totals: closed.totals as ClosedDay['totals'], unbalanced: closed.unbalanced as Imbalance[] };
  });
}

/** Days before `today` that have entries and are not closed, the earliest first. */
export async function daysToClose(db: Database, today: string): Promise<{ pointOfSale: PointOfSale; day: string }[]> {
  const rows = await db
    .selectFrom('journal_entry')
    .select(['point_of_sale', 'day'])
    .distinct()
    .where('day', '<', today)
    .where((entry) =>
      entry.not(
        entry.exists(
          entry
            .selectFrom('ledger_close')
            .select('ledger_close.day')
            .whereRef('ledger_close.day', '=', 'journal_entry.day')
            .whereRef('ledger_close.point_of_sale', '=', 'journal_entry.point_of_sale'),
        ),
      ),
    )
    .orderBy('day')
    .limit(100)
    .execute();
  return rows.map(({ point_of_sale, day }) => ({ pointOfSale: point_of_sale as PointOfSale, day }));
}
