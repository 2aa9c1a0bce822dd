import type { TestDatabase } from '@shop/testing';
import { sql } from 'kysely';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { shopDatabase } from '../../testing/shop-database.test-utils.ts';
import { forgetUsedCaptchas } from './forget-used-captchas.ts';

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

const NOW = new Date('2030-05-20T09:00:00Z');

test('a challenge that was solved is forgotten once it has expired by the shop’s clock', async () => {
  for (const [challenge, seconds] of Object.entries({ old: -1, young: 1 }))
    await sql`insert into captcha_used (challenge, expires_at) values (${challenge}, ${new Date(NOW.getTime() + seconds * 1000)})`.execute(
      db,
    );
  await forgetUsedCaptchas({ db, now: () => NOW }).run();
  expect(await db.selectFrom('captcha_used').select('challenge').execute()).toEqual([{ challenge: 'young' }]);
});
