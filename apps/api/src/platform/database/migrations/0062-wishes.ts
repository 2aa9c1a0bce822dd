import { sql, type Kysely } from 'kysely';

/**
 * What a customer writes beside a wish, the link that shows the list to others, and which stays the customer is to hear of:
 * for which days and party, and the lowest price that the customer knows (null: there was none).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS: readonly string[] = [
  `alter table wishlist_entry add column note text`,
  `create table wishlist_share (
     account_id uuid primary key references account on delete cascade, token text not null unique,
     created_at timestamptz not null)`,
  `create table wishlist_alert (
     account_id uuid not null, type text not null default 'STAY' check (type = 'STAY'), item_id integer not null,
     locale text not null, checkin date, nights integer, adults integer not null, children integer not null,
     babies integer not null, known_cents integer, created_at timestamptz not null, mailed_at timestamptz,
     primary key (account_id, type, item_id),
     foreign key (account_id, type, item_id) references wishlist_entry on delete cascade)`,
];
