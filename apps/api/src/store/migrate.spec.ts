import { testDatabase, type TestDatabase } from '@shop/testing';
import { sql } from 'kysely';
import { openDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';

describe('a database of the first published schema', () => {
  let database: TestDatabase;
  let db: Database;
  let ran: string[];

  beforeAll(async () => {
    database = await testDatabase();
    db = openDatabase(database.url, 1);
    await sql`create table schema_migration (name text primary key, applied_at timestamptz not null default now())`.execute(db);
    for (const statement of [...PUBLISHED, ...ROWS]) await sql.raw(statement).execute(db);
    await sql`insert into schema_migration (name) values ('0001-shop')`.execute(db);
    ran = await migrate(db);
  }, 60_000);

  afterAll(async () => {
    await db.destroy();
    await database.close();
  });

  test('takes every later migration, and none twice', async () => {
    expect(ran).not.toContain('0001-shop');
    expect(ran).toEqual(expect.arrayContaining(['0002-gifts', '0003-purchases', '0004-accounts', '0005-content', '0006-catalogue']));
    expect(await migrate(db)).toEqual([]);
  });

  test('keeps its hotels, whose local tax counts per person and night', async () => {
    const hotel = await db.selectFrom('hotel').selectAll().executeTakeFirstOrThrow();
    expect(hotel).toMatchObject({
      id: 1,
      local_tax_cents: 165,
      local_tax_type: 'PER_PERSON_PER_NIGHT',
      local_tax_percentage: null,
      pets: null,
    });
  });

  test('keeps its stays, which are variants of none', async () => {
    expect(await db.selectFrom('stay').select(['id', 'variant_of']).execute()).toEqual([{ id: 101, variant_of: null }]);
  });

  test('keeps its orders, which are stays that were sold', async () => {
    const order = await db.selectFrom('purchase').selectAll().executeTakeFirstOrThrow();
    expect(order).toMatchObject({
      booking_number: '12345678',
      status: 'paid',
      kind: 'stay',
      refunded_cents: 0,
      insured: false,
      gift: null,
    });
  });
});

test('a database whose first migration made the later columns already takes the others', async () => {
  const database = await testDatabase();
  const db = openDatabase(database.url, 1);
  try {
    await migrate(db);
    await sql`drop table catalogue_version`.execute(db);
    await sql`delete from schema_migration where name = '0006-catalogue'`.execute(db);
    expect(await migrate(db)).toEqual(['0006-catalogue']);
  } finally {
    await db.destroy();
    await database.close();
  }
}, 60_000);

/** What 0001-shop said when it was published, word for word. */
const PUBLISHED = [
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

/** One hotel with a room, a stay, a month of days, and an order of it. */
const ROWS = [
  `insert into place values ('town-1', 'city', '{"fr": "Annecy"}', null, 'Annecy', 45.9, 6.12, 'FR', '74000', 130000)`,
  `insert into hotel values (1, 'Hôtel du Lac', 4, 45.9, 6.12, '1 quai', 'Annecy', 'town-1', '{"fr": "Auvergne"}', null, 'FR', '{"fr": "Au bord du lac"}',
     '15:00', '11:00', 'HOTEL', 'LAKE', 'CHARM', '{spa}', '{}', '{}', 9.1, 12, 40, 165, true)`,
  `insert into room values (11, 1, '{"fr": "Double"}', 20, '{"fr": "Lit double"}', 2, '[]', '{}')`,
  `insert into stay values (101, 1, 11, '{"fr": "Nuit au lac"}', 'nuit-au-lac', '{"fr": "Une nuit"}', 1, '{}', '[]', '[]', '{}', 0, 'FLEXIBLE', true, '[]', null, true)`,
  `insert into room_month values (1, 11, '2030-06-01', '{12000}', '{0}', '{1}')`,
  `insert into room_stock values (1, 11, '2030-06-01', '{2}')`,
  `insert into stock_change (hotel_id, room_id, month) values (1, 11, '2030-06-01')`,
  `insert into purchase values (gen_random_uuid(), '12345678', 'paid', 'fr_FR', now(), '{}', 'a@example.com', 12000, 1, 11, 101, 1,
     '2030-06-12', '2030-06-13', 2, 0, 0, '{}', null)`,
];
