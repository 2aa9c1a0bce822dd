import { sql, type Transaction } from 'kysely';
import type { Database, Tables } from '../../platform/database/index.ts';
import { giftSubjects } from '../gift-subjects.ts';
import { findImbalances, type FoundImbalance, type Subjects } from '../find-imbalances.ts';

/** Any number, the same in every process: checks come one after the other. */
const CHECK_LOCK = 4_200_178;

/** A piece is counted in less time than the server would take to compile its statement or to start workers for it. */
const PLAIN = sql`set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`;

/**
 * Counts these orders, gifts and entries again and keeps what does not agree; what agrees again is no longer kept. `settle` does in
 * the same transaction what the check has settled. One check at a time: else one that began earlier and ends later could overwrite
 * what a later count has found.
 */
export async function checkSubjects(
  db: Database,
  { gifts, ...others }: Subjects,
  settle: (trx: Transaction<Tables>) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${CHECK_LOCK}), ${PLAIN}`.execute(trx);
    const subjects = { ...others, gifts: await giftSubjects(trx, gifts) };
    const found = JSON.stringify((await findImbalances(trx, { subjects })).map(asRow));
    await sql`
      delete from ledger_imbalance kept
      where (kind = 'order' and key = any(${subjects.orders}::text[]) or kind = 'gift' and key = any(${subjects.gifts}::text[])
          or kind = 'entry' and key = any(${subjects.entries}::text[]))
        and not exists (
          select from jsonb_to_recordset(${found}::jsonb) as f (kind text, key text, account text)
          where (f.kind, f.key, f.account) = (kept.kind, kept.key, kept.account))`.execute(trx);
    await sql`
      insert into ledger_imbalance (kind, key, account, subject, ledger_cents, expected_cents)
      select kind, key, account, subject, ledger_cents, expected_cents
      from jsonb_to_recordset(${found}::jsonb)
        as f (kind text, key text, account text, subject text, ledger_cents integer, expected_cents integer)
      on conflict (kind, key, account) do update
        set ledger_cents = excluded.ledger_cents, expected_cents = excluded.expected_cents`.execute(trx);
    await settle(trx);
  });
}

/** So many rows are checked by one statement, which takes some milliseconds however long the history is. */
export const PIECE = 500;

/** The subjects of entries that were read, each once. */
export function distinct<Value>(values: readonly (Value | null)[]): Value[] {
  return [...new Set(values.filter((value) => value !== null))];
}

function asRow({ kind, key, account, subject, ledger, expected }: FoundImbalance) {
  return { kind, key, account, subject, ledger_cents: ledger, expected_cents: expected };
}
