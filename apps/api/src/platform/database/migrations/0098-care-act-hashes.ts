import { sql, type Kysely } from 'kysely';

/** What customer care did under a key, so that the key stands for nothing else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table care_audit add column call_hash text`.execute(db);
}
