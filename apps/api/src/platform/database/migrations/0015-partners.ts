import { sql, type Kysely } from 'kysely';

/** Who delivers what is sold, what they were told and answered, the movements of orders for the operator, and parcels. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** `position` is given once a row is committed, so that a reader of a feed never sees a lower one later. */
const STATEMENTS: readonly string[] = [
  `create table delivery_partner (
     id text primary key, name text not null, locale text not null, channel text not null, email text, webhook_url text,
     webhook_secret text, key_hash text unique, active boolean not null default true, updated_at timestamptz not null default now())`,
  `create table delivery_place (
     kind text not null, place_id integer not null, partner_id text not null references delivery_partner on delete cascade,
     primary key (kind, place_id))`,
  `create index if not exists delivery_place_partner on delivery_place (partner_id)`,
  `create table partner_message (
     id uuid primary key, serial bigint generated always as identity, position bigint unique,
     kind text not null, place_id integer not null, purchase_uuid uuid not null references purchase on delete cascade,
     sequence smallint not null, movement text not null, content jsonb not null, starts_on date, ends_on date,
     state text not null default 'queued', attempts integer not null default 0, next_attempt_at timestamptz not null,
     lease uuid, leased_until timestamptz, written_at timestamptz not null, sent_at timestamptz, answered_at timestamptz,
     answer text, last_error text, reminders smallint not null default 0, reminded_at timestamptz, care_told_at timestamptz,
     unique (purchase_uuid, kind, place_id, sequence))`,
  `create index if not exists partner_message_due on partner_message (next_attempt_at) where state = 'queued'`,
  `create index if not exists partner_message_open on partner_message (written_at) where care_told_at is null and state <> 'acknowledged'`,
  `create index if not exists partner_message_unnumbered on partner_message (serial) where position is null`,
  `create index if not exists partner_message_feed on partner_message (kind, place_id, position)`,
  `create sequence partner_message_position`,
  `create table order_event (
     serial bigint generated always as identity primary key, position bigint unique,
     purchase_uuid uuid not null references purchase on delete cascade, movement text not null, happened_at timestamptz not null)`,
  `create index if not exists order_event_unnumbered on order_event (serial) where position is null`,
  `create sequence order_event_position`,
  `create table parcel (
     id uuid primary key, purchase_uuid uuid not null unique references purchase on delete cascade, state text not null,
     content jsonb not null, carrier text, tracking text, created_at timestamptz not null, sent_at timestamptz, returned_at timestamptz)`,
  `create index if not exists parcel_state on parcel (state, created_at)`,
];
