import { sql, type Kysely } from 'kysely';

/** By old name, the jobs that delete what is no longer needed; their leases go along, so that none runs again before its time. */
const RENAMED = {
  'prune-done-work': 'purge-done-work',
  'prune-gift-prices': 'purge-gift-prices',
  'prune-inventory-logs': 'purge-inventory-logs',
  'prune-used-captchas': 'purge-used-captchas',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [before, now] of Object.entries(RENAMED)) await sql`update job_lease set job = ${now} where job = ${before}`.execute(db);
}
