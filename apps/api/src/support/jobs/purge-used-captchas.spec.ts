import { sql } from 'kysely';
import { databaseOfFile } from '../../testing/shop-database.test-utils.ts';
import { purgeUsedCaptchas } from './purge-used-captchas.ts';

const shop = databaseOfFile();

const NOW = new Date('2030-05-20T09:00:00Z');

test('a challenge that was solved is forgotten once it has expired by the shop’s clock', async () => {
  const { db } = shop;
  for (const [challenge, seconds] of Object.entries({ old: -1, young: 1 }))
    await sql`insert into captcha_used (challenge, expires_at) values (${challenge}, ${new Date(NOW.getTime() + seconds * 1000)})`.execute(
      db,
    );
  await purgeUsedCaptchas({ db, now: () => NOW }).run();
  expect(await db.selectFrom('captcha_used').select('challenge').execute()).toEqual([{ challenge: 'young' }]);
});
