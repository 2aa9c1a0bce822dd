import { sql, type Kysely } from 'kysely';

/** What channel managers and hotels say of rates and free rooms, and which of their versions holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS: readonly string[] = [
  `create table inventory_version (
     source text not null, hotel_id integer not null, room_id integer not null,
     version bigint not null, content_hash text not null, taken_at timestamptz not null,
     primary key (source, hotel_id, room_id))`,
  `alter table room_stock add column owed smallint[]`,
  `create index if not exists purchase_hotel_stay on purchase (hotel_id, checkout) where status = 'paid'`,
];
