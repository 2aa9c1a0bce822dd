import { sql } from 'kysely';
import { refreshed } from '../testing/refreshed.ts';
import { openSeededShop, type SeededShop } from '../testing/seeded-shop.test-utils.ts';

let shop: SeededShop;

beforeAll(async () => void (shop = await openSeededShop()));
afterAll(() => shop?.close());

const annecy = async () => (await shop.search({ city: 'Annecy' }, { orderBy: 'priceAsc' })).body;

/** Every night of the lake hotel by so many cents more, as an import would write it. */
async function dearer(cents: number): Promise<void> {
  await sql`update room_month set price = array(
      select case when night > 0 then night + ${cents} else 0 end from unnest(price) with ordinality as nights (night, place) order by place)
    where room_id = 11`.execute(shop.db);
  await sql`insert into stock_change (hotel_id, room_id, month) select hotel_id, room_id, month from room_month where room_id = 11`.execute(
    shop.db,
  );
  await refreshed(shop.index, shop.db);
}

test('the title of a place names its cheapest price as soon as the cards below it do', async () => {
  const before = await annecy();
  expect(before.exactMatch[0].sellPrice).toBe(9_000);
  expect(before.pageModel.pageTitle).toMatch(/dès 90\u00A0€$/);
  await dearer(500);
  const after = await annecy();
  expect(after.exactMatch[0].sellPrice).toBe(9_500);
  expect(after.pageModel.pageTitle).toMatch(/dès 95\u00A0€$/);
  expect(after.pageModel.serpSeoLargeContent).not.toContain('90\u00A0€');
});
