import { sql, type Kysely } from 'kysely';

/** What a campaign says of an offer: whose rates a house sells, a word before all others, and a promotion that needs no asking. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS: readonly string[] = [
  `alter table hotel add column channel_manager text`,
  `alter table stay add column targeted_label jsonb`,
  `alter table promotion_code
     add column automatic boolean not null default false,
     add constraint promotion_code_automatic check (not automatic or percent is not null)`,
];
