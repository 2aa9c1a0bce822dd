import { sql, type Kysely } from 'kysely';

/** Passkeys of customers, the challenges that browsers sign, and whether a passkey is needed after the password (decision note `passkeys`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS: readonly string[] = [
  `create table passkey (
     id uuid primary key, account_id uuid not null references account on delete cascade,
     credential_id text not null unique, public_key text not null, sign_count bigint not null, transports text not null default '',
     host text not null, name text not null, created_at timestamptz not null, last_used_at timestamptz)`,
  `create index if not exists passkey_account on passkey (account_id)`,
  `create table passkey_challenge (
     challenge_hash text primary key, purpose text not null check (purpose in ('register', 'signIn')),
     account_id uuid references account on delete cascade, host text not null, expires_at timestamptz not null)`,
  `create index if not exists passkey_challenge_expiry on passkey_challenge (expires_at)`,
  `create index if not exists passkey_challenge_account on passkey_challenge (account_id)`,
  `alter table account add column passkey_after_password boolean not null default false`,
  `alter table account add column passkey_step_ends_at timestamptz`,
];
