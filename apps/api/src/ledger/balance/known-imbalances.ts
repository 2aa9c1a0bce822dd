import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import type { Imbalance } from '../find-imbalances.ts';

/** What the checks of the ledger have found, and how fresh that is. */
export interface LedgerChecks {
  /** Orders, gifts and entries that do not agree. */
  readonly unbalanced: number;
  /** For how long the longest waiting movement has not been checked, seconds; 0 where none waits. */
  readonly queueAge: number;
  /** How long ago the last check of the whole history ended, seconds; undefined before the first. */
  readonly historyAge: number | undefined;
}

/** Reads the findings, never the history. */
export async function readLedgerChecks(db: Database): Promise<LedgerChecks> {
  const { rows } = await sql<{ unbalanced: number; queueAge: number; historyAge: number | null }>`
    select (select count(distinct (kind, key)) from ledger_imbalance)::int as unbalanced,
      (select coalesce(extract(epoch from now() - queued_at), 0) from ledger_check_queue order by id limit 1)::float8 as "queueAge",
      (select extract(epoch from now() - finished_at) from ledger_check_progress where part = 'journal')::float8 as "historyAge"`.execute(
    db,
  );
  const [{ unbalanced, queueAge, historyAge }] = rows as [(typeof rows)[number]];
  return { unbalanced, queueAge: Math.max(0, queueAge ?? 0), historyAge: historyAge ?? undefined };
}

/** The imbalances that are known, those of the last check of each subject; at most 100. */
export async function knownImbalances(db: Database): Promise<Imbalance[]> {
  const rows = await db
    .selectFrom('ledger_imbalance')
    .select(['subject', 'account', 'ledger_cents', 'expected_cents'])
    .orderBy('found_at')
    .orderBy('key')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    subject: row.subject,
    account: row.account as Imbalance['account'],
    ledger: row.ledger_cents,
    expected: row.expected_cents,
  }));
}
