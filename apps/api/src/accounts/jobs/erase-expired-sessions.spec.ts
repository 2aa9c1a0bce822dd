import { sql } from 'kysely';
import { databaseOfFile } from '../../testing/shop-database.test-utils.ts';
import { eraseExpiredSessions } from './erase-expired-sessions.ts';

const shop = databaseOfFile();

const NOW = new Date('2030-05-20T09:00:00Z');

test('a session and a registration are erased once they have expired by the shop’s clock, those that still count stay', async () => {
  const { db } = shop;
  for (const [key, seconds] of Object.entries({ old: -1, young: 1 })) {
    const expires = new Date(NOW.getTime() + seconds * 1000);
    await sql`insert into session (id, token_hash, kind, device, created_at, last_seen_at, expires_at)
      values (gen_random_uuid(), ${key}, 'beneficiary', 'x', ${NOW}, ${NOW}, ${expires})`.execute(db);
    await sql`insert into registration (id, email, password_hash, first_name, last_name, locale, expires_at)
      values (gen_random_uuid(), ${`${key}@example.com`}, 'x', 'A', 'B', 'fr_FR', ${expires})`.execute(db);
  }
  await eraseExpiredSessions({ db, now: () => NOW }).run();
  expect(await db.selectFrom('session').select('token_hash').execute()).toEqual([{ token_hash: 'young' }]);
  expect(await db.selectFrom('registration').select('email').execute()).toEqual([{ email: 'young@example.com' }]);
});
