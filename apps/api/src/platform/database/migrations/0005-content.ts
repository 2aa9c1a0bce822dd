import { sql, type Kysely } from 'kysely';

/** Content that an editor may change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table content_entry (
     kind text not null, key text not null, locale text not null, body jsonb not null,
     position smallint not null default 0, edited boolean not null default false,
     updated_at timestamptz not null default now(), primary key (kind, key, locale))`,
];
