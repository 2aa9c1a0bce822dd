import { sql, type Kysely } from 'kysely';

/** What a database is there for, at most one row; demo data goes into no other than one that is marked `demo`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table installation (
    is_only boolean primary key default true check (is_only),
    kind text not null check (kind in ('demo', 'production')),
    demo_codes_at timestamptz,
    created_at timestamptz not null default now())`.execute(db);
}
