import { sql, type Kysely } from 'kysely';

/** Activity centres redeem the vouchers of their activities, each by a key of its own, and each voucher once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS: readonly string[] = [
  `create table centre_key (
     centre_id integer primary key, id uuid not null unique, key_hash text not null unique, made_at timestamptz not null)`,
  `create table gift_redemption (
     code text primary key, centre_id integer not null, request_key text not null, amount_cents integer not null,
     redeemed_at timestamptz not null)`,
];
