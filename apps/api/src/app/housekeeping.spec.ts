import type { TestDatabase } from '@shop/testing';
import { sql } from 'kysely';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { housekeeping } from './housekeeping.ts';
import { TestProvider } from '../payments/test-provider.ts';
import { shopDatabase } from '../testing/shop-database.test-utils.ts';

const NOW = new Date('2030-05-20T09:00:00Z');

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await shopDatabase();
  db = openDatabase(database.url, 1);
});

afterAll(async () => {
  await db?.destroy();
  await database?.close();
});

test('what nobody asks for any more is forgotten, what still counts stays', async () => {
  for (const [key, hours] of Object.entries({ old: 49, young: 47 })) {
    await sql`insert into idempotency (scope, key, body_hash, created_at) values ('orders', ${key}, 'x', now() - make_interval(hours => ${hours}))`.execute(
      db,
    );
    await sql`insert into stock_change (hotel_id, room_id, month, changed_at)
      values (${hours}, 1, '2030-06-01', now() - make_interval(hours => ${hours - 46}))`.execute(db);
    await sql`insert into outbox (kind, payload, sent_at) values ('refund', ${JSON.stringify({ key })}, now() - make_interval(hours => ${hours * 15}))`.execute(
      db,
    );
    const expires = new Date(NOW.getTime() + (48 - hours) * 1000);
    await sql`insert into session (id, token_hash, kind, device, created_at, last_seen_at, expires_at)
      values (gen_random_uuid(), ${key}, 'beneficiary', 'x', ${NOW}, ${NOW}, ${expires})`.execute(db);
    await sql`insert into registration (id, email, password_hash, first_name, last_name, locale, expires_at)
      values (gen_random_uuid(), ${`${key}@example.com`}, 'x', 'A', 'B', 'fr_FR', ${expires})`.execute(db);
    await sql`insert into captcha_used (challenge, expires_at) values (${key}, ${expires})`.execute(db);
  }
  await sql`insert into outbox (kind, payload) values ('refund', '{"key": "waiting"}')`.execute(db);

  await housekeeping({ db, psp: new TestProvider(db, 0), now: () => NOW })();

  const left = async (column: string, table: string) =>
    (await sql<{ left: string }>`select ${sql.raw(column)} as left from ${sql.table(table)} order by 1`.execute(db)).rows.map(
      (row) => row.left,
    );
  expect(await left('key', 'idempotency')).toEqual(['young']);
  expect(await left('hotel_id', 'stock_change')).toEqual([47]);
  expect(await left(`payload->>'key'`, 'outbox')).toEqual(['waiting', 'young']);
  expect(await left('token_hash', 'session')).toEqual(['young']);
  expect(await left('email', 'registration')).toEqual(['young@example.com']);
  expect(await left('challenge', 'captcha_used')).toEqual(['young']);
});
