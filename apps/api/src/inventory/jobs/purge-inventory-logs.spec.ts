import { sql } from 'kysely';
import { databaseOfFile } from '../../testing/shop-database.test-utils.ts';
import { purgeInventoryLogs } from './purge-inventory-logs.ts';

const shop = databaseOfFile();

test('changes of stock are kept for two hours', async () => {
  const { db } = shop;
  for (const [hotel, hours] of [
    [49, 3],
    [47, 1],
  ])
    await sql`insert into stock_change (hotel_id, room_id, month, changed_at)
      values (${hotel}, 1, '2030-06-01', now() - make_interval(hours => ${hours}))`.execute(db);
  await purgeInventoryLogs({ db }).run();
  expect(await db.selectFrom('stock_change').select('hotel_id').execute()).toEqual([{ hotel_id: 47 }]);
});
