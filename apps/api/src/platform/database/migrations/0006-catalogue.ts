import { sql, type Kysely } from 'kysely';

/**
 * What the catalogue learned after its first publication: kinds of local tax, pets, stays under other terms, and the sign
 * by which running processes learn that the whole catalogue is another. Rows of before stay as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** `if not exists`: before it was written down here, the first migration made some of it. */
const STATEMENTS: readonly string[] = [
  `alter table hotel
     add column if not exists local_tax_type text not null default 'PER_PERSON_PER_NIGHT',
     add column if not exists local_tax_percentage numeric(4,2),
     add column if not exists pets jsonb`,
  `alter table stay add column if not exists variant_of integer references stay`,
  `create index if not exists stay_variant on stay (variant_of) where variant_of is not null`,
  `create table catalogue_version (
     id bigint generated always as identity primary key, source text not null, written_at timestamptz not null default now())`,
];
