import { testDatabase, type TestDatabase } from '@shop/testing';
import { sql, type Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { openDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { up as firstSchema } from './migrations/0001-shop.ts';

test('the first migration says what it said when it was published: a change to the schema is a migration of its own', async () => {
  const published = await readFile(new URL('./migrations/0001-shop.ts', import.meta.url));
  expect(createHash('sha256').update(published).digest('hex')).toBe('feaafbd9c3b5dbbab73e22ba84715e99e9ce49684835a3eaf83ea7e5cbe793ed');
});

describe('a database of the first published schema', () => {
  let database: TestDatabase;
  let db: Database;
  let ran: string[];

  beforeAll(async () => {
    database = await testDatabase();
    db = openDatabase(database.url, 1);
    await sql`create table schema_migration (name text primary key, applied_at timestamptz not null default now())`.execute(db);
    await firstSchema(db as Kysely<unknown>);
    for (const row of ROWS) await sql.raw(row).execute(db);
    await sql`insert into schema_migration (name) values ('0001-shop')`.execute(db);
    ran = await migrate(db);
  });

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

  test('keeps what an import takes off its nights, as promotions that end with the last of them', async () => {
    const promotions = await sql`
      select room_id, percent, first_night::text, last_night::text, ends_on::text from room_promotion order by first_night`.execute(db);
    expect(promotions.rows).toEqual([
      { room_id: 11, percent: 20, first_night: '2090-06-02', last_night: '2090-06-03', ends_on: '2090-06-03' },
      { room_id: 11, percent: 10, first_night: '2090-06-04', last_night: '2090-06-04', ends_on: '2090-06-04' },
      { room_id: 11, percent: 20, first_night: '2090-06-06', last_night: '2090-06-06', ends_on: '2090-06-06' },
    ]);
    const month = db.selectFrom('room_month').select('promo').where('month', '=', '2090-06-01');
    expect((await month.executeTakeFirstOrThrow()).promo).toEqual([0, 20, 20, 10, 0, 20]);
    expect(await db.selectFrom('applied_promotion').select('id').execute()).toHaveLength(3);
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
});

test('a job that is called otherwise keeps its lease: it does not run again before its time', async () => {
  const database = await testDatabase();
  const db = openDatabase(database.url, 1);
  try {
    await migrate(db);
    await sql`insert into job_lease (job, holder, leased_until) values ('forget-old-data', gen_random_uuid(), now())`.execute(db);
    await sql`delete from schema_migration where name = '0090-erasing-jobs'`.execute(db);
    await migrate(db);
    expect(await db.selectFrom('job_lease').select('job').execute()).toEqual([{ job: 'erase-old-data' }]);
  } finally {
    await db.destroy();
    await database.close();
  }
});

test('a correction in the audit log is pending until customer care sends the gift, and none of an erased order is taken over', async () => {
  const database = await testDatabase();
  const db = openDatabase(database.url, 1);
  try {
    await migrate(db);
    await sql`insert into purchase (uuid, booking_number, status, locale, created_at, buyer, email, amount_cents, rooms, adults, children,
        babies, request)
      values (${ORDER}, '12345678', 'paid', 'fr_FR', now(), '{}', 'a@example.com', 12000, 0, 0, 0, 0, '{}'),
        (${ERASED_ORDER}, '12345679', 'paid', 'fr_FR', now(), '{}', '', 12000, 0, 0, 0, 0, '{}')`.execute(db);
    for (const [what, status, order = ORDER] of CORRECTIONS) {
      const detail = { what, status, value: 9_000, from: 'hash of a', to: 'hash of b' };
      await sql`insert into care_audit (colleague, role, action, subjects, reason, detail)
        values ('ines@shop.example', 'agent', 'correctRecipient', ${[`order/${order}`]}, 'Call 4711', ${JSON.stringify(detail)})`.execute(
        db,
      );
    }
    await sql`insert into care_audit (colleague, role, action, subjects, reason)
      values ('ines@shop.example', 'agent', 'correctRecipient', ${[`order/${ORDER}`]}, 'Of before a second person was needed')`.execute(db);
    await sql`drop table care_correction`.execute(db);
    await sql`delete from schema_migration where name = '0101-care-corrections'`.execute(db);
    await migrate(db);
    const kept = await db.selectFrom('care_correction').select(['gift', 'status', 'value_cents']).orderBy('id').execute();
    expect(kept).toEqual([
      { gift: 'gift/1', status: 'ended', value_cents: 9_000 },
      { gift: 'gift/2', status: 'waiting', value_cents: 9_000 },
      { gift: 'gift/3', status: 'done', value_cents: 9_000 },
      { gift: 'gift/3', status: 'waiting', value_cents: 9_000 },
    ]);
  } finally {
    await db.destroy();
    await database.close();
  }
});

const ORDER = '00000000-0000-4000-8000-000000000001';
const ERASED_ORDER = '00000000-0000-4000-8000-000000000002';
/** As the audit log holds them, oldest first; of {@link ORDER} where nothing else is said. */
const CORRECTIONS: readonly (readonly [what: string, status: string, order?: string])[] = [
  ['gift/1', 'waiting'],
  ['gift/2', 'waiting'],
  ['gift/1', 'confirmed'],
  ['gift/3', 'done'],
  ['gift/3', 'waiting'],
  ['gift/1', 'waiting', ERASED_ORDER],
];

/** One hotel with a room, a stay, two months of days that an import has written, and an order of it. */
const ROWS = [
  `insert into place values ('town-1', 'city', '{"fr": "Annecy"}', null, 'Annecy', 45.9, 6.12, 'FR', '74000', 130000)`,
  `insert into hotel values (1, 'Hôtel du Lac', 4, 45.9, 6.12, '1 quai', 'Annecy', 'town-1', '{"fr": "Auvergne"}', null, 'FR', '{"fr": "Au bord du lac"}',
     '15:00', '11:00', 'HOTEL', 'LAKE', 'CHARM', '{spa}', '{}', '{}', 9.1, 12, 40, 165, true)`,
  `insert into room values (11, 1, '{"fr": "Double"}', 20, '{"fr": "Lit double"}', 2, '[]', '{}')`,
  `insert into stay values (101, 1, 11, '{"fr": "Nuit au lac"}', 'nuit-au-lac', '{"fr": "Une nuit"}', 1, '{}', '[]', '[]', '{}', 0, 'FLEXIBLE', true, '[]', null, true)`,
  `insert into room_month values (1, 11, '2030-06-01', '{12000}', '{0}', '{1}')`,
  `insert into room_month values (1, 11, '2090-06-01', '{12000,12000,12000,12000,12000,12000}', '{0,20,20,10,0,20}', '{1,1,1,1,1,1}')`,
  `insert into catalogue_seed (fingerprint) values ('operator')`,
  `insert into room_stock values (1, 11, '2030-06-01', '{2}')`,
  `insert into stock_change (hotel_id, room_id, month) values (1, 11, '2030-06-01')`,
  `insert into purchase values (gen_random_uuid(), '12345678', 'paid', 'fr_FR', now(), '{}', 'a@example.com', 12000, 1, 11, 101, 1,
     '2030-06-12', '2030-06-13', 2, 0, 0, '{}', null)`,
];
