import type { Database } from '@shop/api/database';
import { sql } from 'kysely';
import { fail, ok, warn, type Finding } from './finding.ts';

const WARN_SECONDS = 300;
const FAIL_SECONDS = 3_600;

/** Mails and refunds leave within seconds; what waits for long is refused, or no API process runs. */
export async function checkOutbox(db: Database): Promise<Finding> {
  const { rows } = await sql<{ waiting: number; oldest: number; kinds: string }>`
    select count(*)::int as waiting, coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as oldest,
      coalesce(string_agg(distinct kind, ', '), '') as kinds
    from outbox where sent_at is null`.execute(db);
  const { waiting, oldest, kinds } = rows[0]!;
  if (oldest < WARN_SECONDS) return ok('outbox', waiting ? `${waiting} on their way` : 'empty');
  const says = `${waiting} wait (${kinds}), the oldest for ${Math.round(oldest / 60)} minutes`;
  const todo = 'see that an API process runs, then "select id, kind, attempts, last_error from outbox where sent_at is null order by id"';
  return oldest < FAIL_SECONDS ? warn('outbox', says, todo) : fail('outbox', says, todo);
}
