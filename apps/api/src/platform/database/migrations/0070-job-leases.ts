import { sql, type Kysely } from 'kysely';

/** Which process runs a scheduled job at the moment, and when one last did (decision note `one-job-runner`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table job_lease (
    job text primary key, holder uuid not null, leased_until timestamptz not null, done_at timestamptz)`.execute(db);
}
