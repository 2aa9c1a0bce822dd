import { sql, type Kysely } from 'kysely';

/** Customers, their sessions and wishlists, messages and subscriptions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS: readonly string[] = [
  `create table account (
     id uuid primary key, email text not null unique, email_verified_at timestamptz not null, password_hash text not null,
     civility text, first_name text not null, last_name text not null, phone_number text,
     address_line text, postal_code text, city text, country text, locale text not null,
     created_at timestamptz not null)`,
  `create table registration (
     id uuid primary key, email text not null, password_hash text not null, first_name text not null, last_name text not null,
     locale text not null, token_hash text unique, expires_at timestamptz not null)`,
  `create index if not exists registration_email on registration (email)`,
  `create table account_token (
     token_hash text primary key, account_id uuid not null references account on delete cascade,
     purpose text not null, email text, expires_at timestamptz not null)`,
  `create index if not exists account_token_account on account_token (account_id)`,
  `create table session (
     id uuid primary key, token_hash text not null unique, kind text not null,
     account_id uuid references account on delete cascade, subject text, device text not null,
     created_at timestamptz not null, last_seen_at timestamptz not null, expires_at timestamptz not null)`,
  `create index if not exists session_account on session (account_id)`,
  `create index if not exists session_expiry on session (expires_at)`,
  `create table wishlist_entry (
     account_id uuid not null references account on delete cascade, type text not null, item_id integer not null,
     added_at timestamptz not null, place integer not null default 0, primary key (account_id, type, item_id))`,
  `create table attempt (
     scope text not null, subject text not null, window_start timestamptz not null, count integer not null,
     primary key (scope, subject, window_start))`,
  `create table secret (name text primary key, value text not null)`,
  `create table captcha_used (challenge text primary key, expires_at timestamptz not null)`,
  `create table newsletter_subscription (
     email text primary key, country text not null, language text not null, source text,
     created_at timestamptz not null, updated_at timestamptz not null)`,
  `create table contact_message (
     id uuid primary key, reference text not null unique, reason text not null, type text not null, subtype text not null,
     booking_number text, description text not null, name text not null, email text not null, phone text,
     language text not null, pos text not null, account_id uuid, written_for_customer_by text,
     created_at timestamptz not null)`,
  `create index if not exists contact_message_email on contact_message (email)`,
];
