import { sql, type Kysely } from 'kysely';

/** Boxes, single vouchers, gift cards and activity-only products; and the vouchers that were sold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table gift_voucher (
     code text primary key, kind text not null, product_code text, format text not null,
     value_cents integer not null, remaining_cents integer not null check (remaining_cents between 0 and value_cents),
     nights smallint, adults smallint not null default 2, status text not null, expires_on date not null, locale text not null,
     order_uuid uuid, affiliate_id text, from_name text, message text, recipient_email text,
     created_at timestamptz not null default now())`,
  `create index gift_voucher_order on gift_voucher (order_uuid)`,
];
