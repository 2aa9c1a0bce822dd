import { sql, type Kysely } from 'kysely';

/** By old name, the jobs that are called by what they do; their leases go along, so that none runs again before its time. */
const RENAMED = {
  'forget-expired-sessions': 'erase-expired-sessions',
  'forget-old-data': 'erase-old-data',
  'forget-partner-deliveries': 'erase-partner-deliveries',
  'forget-used-captchas': 'prune-used-captchas',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [before, now] of Object.entries(RENAMED)) await sql`update job_lease set job = ${now} where job = ${before}`.execute(db);
}
