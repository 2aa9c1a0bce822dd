import { aStay, smallCatalogue } from '@shop/testing';
import { sql } from 'kysely';
import { offersOfFile } from '../testing/offers/offers-of-file.test-utils.ts';
import { purgeInventoryLogs } from './jobs/purge-inventory-logs.ts';
import { readStayOffer } from './stay-offer.ts';

/** Each test has a night of its own; all cost 120 euros at first, without a promotion. */
const shop = offersOfFile({ catalogue: { ...smallCatalogue({ price: 12_000 }), stays: [aStay({ supplement_cents: 0 })] } });

/** From now on, for as many days as pass before the next change. */
async function sell(day: number, { price, promo }: { price: number; promo: number }, { forDays = 0 } = {}) {
  await sql`update room_month set price[${day}] = ${price}, promo[${day}] = ${promo} where month = '2030-06-01'`.execute(shop.db);
  await sql`insert into stock_change (hotel_id, room_id, month) values (1, 11, '2030-06-01')`.execute(shop.db);
  await sql`update room_price_history set until = until - make_interval(days => ${forDays})`.execute(shop.db);
}

/** Sold, crossed and percent: of the quote, which the order agrees with. */
async function priceOn(day: number) {
  await shop.index.refresh();
  const checkin = `2030-06-${day}`;
  const { priceInfo } = (await shop.app.inject(`/api/product/101/quote?locale=fr_FR&checkin=${checkin}&nights=1&adult=2`)).json();
  const party = { adults: 2, children: 0, babies: 0 };
  const { price } = await readStayOffer(shop.db, { stayId: 101, period: { checkin, nights: 1 }, party, firstDay: '2030-06-02' });
  expect(price).toMatchObject({ sellPrice: priceInfo.sellPrice, refPrice: priceInfo.refPrice });
  return [priceInfo.sellPrice, priceInfo.refPrice, priceInfo.promoPercentageRounded];
}

describe('the price that a promotion is compared with', () => {
  test('is what the night cost before it', async () => {
    await sell(10, { price: 12_000, promo: 20 });
    expect(await priceOn(10)).toEqual([9_600, 12_000, 20]);
  });

  test('is none where the price was raised for it', async () => {
    await sell(11, { price: 15_000, promo: 0 }, { forDays: 10 });
    await sell(11, { price: 15_000, promo: 20 });
    expect(await priceOn(11)).toEqual([12_000, 12_000, 0]);
  });

  test('is the lowest of the thirty days before, where that is above what is paid', async () => {
    await sell(12, { price: 13_000, promo: 0 }, { forDays: 29 });
    await sell(12, { price: 14_000, promo: 0 });
    await sell(12, { price: 14_000, promo: 20 });
    expect(await priceOn(12)).toEqual([11_200, 12_000, 0]);
    await sell(12, { price: 14_000, promo: 30 });
    expect(await priceOn(12)).toEqual([9_800, 12_000, 19]);
  });

  test('stays when the price is raised while the promotion runs, and falls with it', async () => {
    await sell(13, { price: 12_000, promo: 20 });
    await sell(13, { price: 14_000, promo: 20 });
    expect(await priceOn(13)).toEqual([11_200, 12_000, 0]);
    await sell(13, { price: 10_000, promo: 20 });
    expect(await priceOn(13)).toEqual([8_000, 10_000, 20]);
  });

  test('is the promoted one of the last promotion, where the next begins within thirty days of it', async () => {
    await sell(14, { price: 12_000, promo: 20 }, { forDays: 5 });
    await sell(14, { price: 12_000, promo: 0 }, { forDays: 5 });
    await sell(14, { price: 12_000, promo: 20 });
    expect(await priceOn(14)).toEqual([9_600, 9_600, 0]);
  });

  test('knows a night that was closed by its open days alone', async () => {
    await sell(15, { price: 0, promo: 0 });
    await sell(15, { price: 12_500, promo: 20 });
    expect(await priceOn(15)).toEqual([10_000, 12_000, 17]);
  });

  test('forgets what was longer ago, and so does the shop', async () => {
    await sell(16, { price: 15_000, promo: 0 }, { forDays: 31 });
    await sell(16, { price: 15_000, promo: 20 });
    expect(await priceOn(16)).toEqual([12_000, 15_000, 20]);

    await purgeInventoryLogs({ db: shop.db }).run();
    const { rows } = await sql`select until > now() - interval '30 days' as is_recent from room_price_history`.execute(shop.db);
    expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(new Set(['{"is_recent":true}']));
  });
});
