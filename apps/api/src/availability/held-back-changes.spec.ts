import { aHotel, aPlace, aRoom, aStay, storedMonth, type TestDatabase } from '@shop/testing';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../platform/database/schema.ts';
import { openOffers, type OpenOffers } from '../testing/offers/open-offers.ts';
import { refreshed } from '../testing/refreshed.ts';
import { shopDatabase } from '../testing/shop-database.test-utils.ts';
import { ShopIndex } from './shop-index.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2030-06-01T10:00:00Z');

let database: TestDatabase;
let shop: OpenOffers;
let index: ShopIndex;
let passedMs = 0;

beforeAll(async () => {
  database = await shopDatabase();
  const catalogue = { places: [aPlace()], hotels: [aHotel()], rooms: [aRoom()], stays: [aStay()], months: [storedMonth()] };
  shop = await openOffers({ ...database, now: NOW, dataDirectory: '', catalogue });
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
  index = await ShopIndex.load(shop.db, () => NOW);
  index.start({ warn: () => undefined });
});

afterAll(async () => {
  vi.restoreAllMocks();
  await index?.stop();
  await shop?.close();
  await database?.close();
});

const fromPrice = () => index.stays.stays.fromSell[0];

/** Every night that is sold five euros cheaper, as an import would write it. */
async function sellCheaper(): Promise<void> {
  await shop.db.transaction().execute(async (trx) => {
    await sql`update room_month set price = array(
      select night - 500 from unnest(price) with ordinality as nights (night, place) order by place)`.execute(trx);
    await sql`insert into stock_change (hotel_id, room_id, month) select hotel_id, room_id, month from room_month`.execute(trx);
  });
}

/** Once the index has read all that was committed before this transaction; the server may have others that tests share. */
async function holdsBack(open: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<{ tx: string }>`select pg_current_xact_id()::text as tx`.execute(open);
  for (let oldest = ''; oldest !== rows[0]!.tx;) {
    const seen = await sql<{ tx: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as tx`.execute(shop.db);
    oldest = seen.rows[0]!.tx;
    await index.refresh();
    await index.refresh();
  }
}

test('an index that an open transaction holds back says how old it is, and loses nothing that is purged meanwhile', async () => {
  // The embedded database runs one transaction at a time.
  if (database.engine === 'embedded') return;
  await refreshed(index, shop.db);
  const before = fromPrice();
  await shop.db.transaction().execute(async (open) => {
    await holdsBack(open);
    await sellCheaper();
    for (let halfHours = 1; halfHours <= 5; halfHours++) {
      passedMs = (halfHours * HOUR_MS) / 2;
      await index.refresh();
      await index.refresh();
    }
    expect(fromPrice()).toBe(before);
    expect(index.freshness().ageMs).toBeGreaterThan(2 * HOUR_MS);
    await shop.db.deleteFrom('stock_change').execute();
  });
  await refreshed(index, shop.db);
  expect(fromPrice()).toBe(before! - 500);
  expect(index.freshness().ageMs).toBeLessThan(HOUR_MS);
});
