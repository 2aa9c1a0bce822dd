import { sql } from 'kysely';
import { databaseOfFile } from '../../testing/shop-database.test-utils.ts';
import { purgeDoneWork } from './purge-done-work.ts';

const shop = databaseOfFile();

test('answers are kept for 48 hours and rows of the outbox that are done for 30 days; what waits is kept for ever', async () => {
  const { db } = shop;
  for (const [key, hours] of Object.entries({ old: 49, young: 47 })) {
    await sql`insert into idempotency (scope, key, body_hash, created_at)
      values ('orders', ${key}, 'x', now() - make_interval(hours => ${hours}))`.execute(db);
    await sql`insert into outbox (kind, payload, sent_at)
      values ('refund', ${JSON.stringify({ key })}, now() - make_interval(hours => ${hours * 15}))`.execute(db);
  }
  await sql`insert into outbox (kind, payload) values ('refund', '{"key": "waiting"}')`.execute(db);
  await purgeDoneWork({ db }).run();
  const answers = await db.selectFrom('idempotency').select('key').execute();
  const rows = await sql<{ key: string }>`select payload->>'key' as key from outbox order by 1`.execute(db);
  expect(answers).toEqual([{ key: 'young' }]);
  expect(rows.rows.map(({ key }) => key)).toEqual(['waiting', 'young']);
});
