import type { KyselyPlugin } from 'kysely';
import { openProductShop, review, sellAsGifts, type ProductShop } from '../routes/product-shop.test-utils.ts';
import { readHotelRows, readHouses, readOffersOfHouse } from './house-rows.ts';

let shop: ProductShop;

beforeAll(async () => {
  shop = await openProductShop();
  await sellAsGifts(shop);
  for (const hotel of [1, 2]) await review(shop, hotel);
}, 120_000);
afterAll(() => shop.close());

/** How many statements it takes. */
async function statementsOf(hotels: readonly number[]): Promise<number> {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await readHouses(shop.db.withPlugin(counting), hotels);
  return statements;
}

test('every house that is sold is read with as many statements as one', async () => {
  const sold = (await shop.db.selectFrom('hotel').select('id').execute()).map(({ id }) => id);
  expect(sold.length).toBeGreaterThan(1);
  expect(await statementsOf(sold)).toBe(await statementsOf(sold.slice(0, 1)));
});

test('a house that is read with others has all that its pages read of it alone, in the order that was requested', async () => {
  const ids = (await shop.db.selectFrom('hotel').select('id').orderBy('id', 'desc').execute()).map(({ id }) => id);
  const houses = await readHouses(shop.db, [...ids, 999_999]);
  expect(houses.map(({ hotel }) => hotel.id)).toEqual(ids);
  for (const { alts, reviews, vouchers, ...house } of houses) {
    const alone = await readHotelRows(shop.db, house.hotel.id);
    expect(house).toMatchObject({ hotel: alone!.hotel, rooms: alone!.rooms, stays: alone!.stays, promotions: alone!.promotions });
    expect(reviews).toMatchObject(alone!.reviews);
    expect(alts).toMatchObject(alone!.alts);
    expect(vouchers).toEqual((await readOffersOfHouse(shop.db, house.hotel.id)).vouchers);
  }
});
