import type { PointOfSale } from '@shop/contracts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/index.ts';
import { checkDay } from './balance/check-entries.ts';
import { knownImbalances } from './balance/known-imbalances.ts';
import type { Imbalance } from './find-imbalances.ts';

export interface ClosedDay {
  readonly pointOfSale: PointOfSale;
  readonly day: string;
  /** Cents an account: debits less credits of that day. */
  readonly totals: Readonly<Record<string, number>>;
  /** Orders and gifts whose ledger did not agree with their payments when the day was closed: those of the day, and those known before. */
  readonly unbalanced: readonly Imbalance[];
}

/** Any number, the same in every process: one closes while the others go on. */
const CLOSE_LOCK = 4_200_113;

/**
 * Closes a day at a point of sale, once: from then on no entry is written on it. Answers what the first close said; undefined
 * while another process closes. Open transactions that write to the journal end first, so that nothing slips onto the day unseen.
 */
export async function closeDay(
  db: Database,
  { pointOfSale, day }: { pointOfSale: PointOfSale; day: string },
): Promise<ClosedDay | undefined> {
  await checkDay(db, { pointOfSale, day });
  const wrong = await knownImbalances(db);
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

/**
 * Days before `today` that have entries and are not closed, the earliest first. It steps from day to day along the index: entries
 * are many, days are few.
 */
export async function daysToClose(db: Database, today: string): Promise<{ pointOfSale: PointOfSale; day: string }[]> {
  const { rows } = await sql<{ pointOfSale: PointOfSale; day: string }>`
    with recursive known as (
      (select point_of_sale, day from journal_entry order by point_of_sale, day limit 1)
      union all
      select later.point_of_sale, later.day from known, lateral (
        select point_of_sale, day from journal_entry where (point_of_sale, day) > (known.point_of_sale, known.day)
        order by point_of_sale, day limit 1) later)
    select point_of_sale as "pointOfSale", day from known
    where day < ${today}::date
      and not exists (select from ledger_close c where c.point_of_sale = known.point_of_sale and c.day = known.day)
    order by day, point_of_sale limit 100`.execute(db);
  return rows;
}
