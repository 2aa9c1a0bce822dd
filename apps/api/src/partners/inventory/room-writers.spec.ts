import { sql } from 'kysely';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { aPartner, channelManagerKey, deliveredCatalogue, kayakOrder, putInventory, withPartners } from '../partner-shop.test-utils.ts';

const shop = shopOfFile({ catalogue: deliveredCatalogue() });

const NIGHT = '2030-06-12';
let version = 0;
let key = '';

beforeAll(async () => {
  key = await channelManagerKey(shop);
});

async function cursor(bearer: string): Promise<string> {
  const url = '/gateway/partners/feed?limit=500&after=0';
  const answer = await shop.app.inject({ url, headers: { authorization: `Bearer ${bearer}` } });
  return answer.json<{ cursor: string }>().cursor;
}
async function report(bearer: string, { available, seen }: { available: number; seen?: string }): Promise<string> {
  const items = [{ hotelId: 1, roomId: 11, from: NIGHT, to: NIGHT, available }];
  const { body } = await putInventory(shop, bearer, { version: ++version, seen: seen ?? (await cursor(bearer)), items });
  return body.rooms?.[0]?.outcome as string;
}
async function roomsLeft(): Promise<number> {
  const { stock } = await shop.db
    .selectFrom('room_stock')
    .select('stock')
    .where('room_id', '=', 11)
    .where('month', '=', '2030-06-01')
    .executeTakeFirstOrThrow();
  return stock[Number(NIGHT.slice(8)) - 1]!;
}

test('an import of the catalogue holds up an update that it meets, and is not held up by it', async () => {
  // The embedded database runs one transaction at a time.
  if (process.env.TEST_DATABASE_URL === undefined) return;
  const seen = await cursor(key);
  let update: Promise<string> | undefined;
  await shop.db.transaction().execute(async (importing) => {
    await sql`select from room_month where room_id = 11 and month = '2030-06-01' for update`.execute(importing);
    update = report(key, { available: 6, seen });
    await waitsForPrices();
    await sql`set local lock_timeout = '2s'`.execute(importing);
    await sql`lock table room_stock in exclusive mode`.execute(importing);
  });
  expect(await update).toBe('applied');
});

/** Until somebody waits for rows of rates that another transaction has locked. */
async function waitsForPrices(): Promise<void> {
  for (let waiting = 0; waiting === 0;) {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%room_month%'`.execute(shop.db);
    waiting = rows.length;
  }
}

test('a hotel sells no room that its new partner has not heard of, however far that one has read for others', async () => {
  await report(key, { available: 5 });
  const { bought } = await shop.checkout.sell(kayakOrder());
  expect(bought.status).toBe(200);
  const seen = await cursor(key);
  const [next] = await withPartners(shop, aPartner({ id: 'next-manager', channel: 'feed' }));
  const after = next!.secret;
  expect(await report(after, { available: 5, seen })).toBe('applied');
  expect(await roomsLeft()).toBe(4);
  await report(after, { available: 5 });
  expect(await roomsLeft()).toBe(5);
});
