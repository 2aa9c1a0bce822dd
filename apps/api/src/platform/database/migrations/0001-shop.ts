import { sql, type Kysely } from 'kysely';

/** The first schema. Texts in several languages are `jsonb` keyed by `fr es nl it en`; money is integer cents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table place (
     id text primary key, category text not null, label jsonb not null, context jsonb, value text not null,
     latitude double precision not null, longitude double precision not null,
     country text not null, postalcode text, weight integer not null default 0)`,
  `create table hotel (
     id integer primary key, label text not null, stars smallint not null,
     latitude double precision not null, longitude double precision not null,
     address text not null, city text not null, place_id text not null, region jsonb not null, department jsonb, country text not null,
     description jsonb not null, checkin text not null, checkout text not null,
     type text not null, environment text not null, style text not null,
     facilities text[] not null, eco_facilities text[] not null, images text[] not null,
     review_score numeric(3,1) not null, review_count integer not null, popularity integer not null,
     local_tax_cents integer not null, active boolean not null default true)`,
  `create table room (
     id integer primary key, hotel_id integer not null references hotel, label jsonb not null, size smallint not null,
     bed jsonb not null, capacity smallint not null, highlights jsonb not null, images text[] not null)`,
  `create table stay (
     id integer primary key, hotel_id integer not null references hotel, room_id integer not null references room,
     label jsonb not null, slug text not null, description jsonb not null, nights smallint not null,
     images text[] not null, programme jsonb not null, headwords jsonb not null, themes text[] not null,
     supplement_cents integer not null, cancellation_type text not null, cancellable boolean not null,
     important_infos jsonb not null, marketing_label jsonb, published boolean not null default true)`,
  `create index stay_hotel on stay (hotel_id)`,
  `create table room_month (
     hotel_id integer not null, room_id integer not null, month date not null,
     price integer[] not null, promo smallint[] not null, min_stay smallint[] not null,
     primary key (hotel_id, room_id, month))`,
  `create table room_stock (
     hotel_id integer not null, room_id integer not null, month date not null, stock smallint[] not null,
     primary key (hotel_id, room_id, month))`,
  `create table stock_change (
     id bigint generated always as identity primary key, tx xid8 not null default pg_current_xact_id(),
     hotel_id integer not null, room_id integer not null, month date not null)`,
  `create index stock_change_tx on stock_change (tx)`,
  `create table review (
     id integer primary key, hotel_id integer not null references hotel, locale text not null, customer text not null,
     type text not null, date date not null, average numeric(3,1) not null, positive text, negative text, details jsonb not null)`,
  `create index review_hotel on review (hotel_id, date desc)`,
  `create table content (key text not null, locale text not null, body jsonb not null, primary key (key, locale))`,
  `create table purchase (
     uuid uuid primary key, booking_number text not null unique, status text not null, locale text not null,
     created_at timestamptz not null default now(), buyer jsonb not null, email text not null, amount_cents integer not null,
     hotel_id integer not null, room_id integer not null, stay_id integer not null, rooms smallint not null,
     checkin date not null, checkout date not null, adults smallint not null, children smallint not null, babies smallint not null,
     request jsonb not null, special_request text)`,
  `create table payment_intent (
     id text primary key, purchase_uuid uuid not null references purchase, amount_cents integer not null,
     status text not null, method text, updated_at timestamptz not null default now())`,
  `create table idempotency (
     scope text not null, key text not null, body_hash text not null, status smallint, answer jsonb,
     created_at timestamptz not null default now(), primary key (scope, key))`,
  `create table outbox (
     id bigint generated always as identity primary key, kind text not null, payload jsonb not null,
     created_at timestamptz not null default now(), attempts smallint not null default 0,
     next_attempt_at timestamptz not null default now(), sent_at timestamptz, last_error text)`,
  `create table catalogue_seed (fingerprint text primary key, seeded_at timestamptz not null default now())`,
];
