import { smallCatalogue } from '@shop/testing';
import { sql } from 'kysely';
import { stockActivities } from '../../activities/activity-rows.test-utils.ts';
import { applyActivityPromotions } from '../../activities/jobs/apply-activity-promotions.ts';
import { announceGiftPrices } from '../../availability/index.ts';
import { orderOf } from '../../testing/checkout-client.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { stockBoxes } from '../gift-rows.test-utils.ts';
import { applyGiftPromotions } from '../jobs/apply-gift-promotions.ts';
import { purgeGiftPrices } from '../jobs/purge-gift-prices.ts';

/** A night costs 90 euros in June: the box opens a stay. */
const shop = shopOfFile({ catalogue: smallCatalogue({ price: 7_000 }) });
const JUNE = { percent: 20, startsOn: '2030-06-10', endsOn: '2030-06-20' };
const TABLES = ['box', 'single_voucher', 'activity_product'] as const;

/** The day as the shop has it; the jobs run, and what is read of the shop is as new as its index. */
async function onDay(day: string, hour = '10') {
  shop.time.now = new Date(`${day}T${hour}:00:00Z`);
  for (const job of [applyGiftPromotions, applyActivityPromotions]) await job({ db: shop.db, now: () => shop.time.now }).run();
  await shop.index.refresh();
}

/** What the operator's file says of every gift from now on. */
async function operatorSays({ promotion, cents }: { promotion?: object | null; cents?: number }) {
  const terms = promotion && JSON.stringify(promotion);
  await shop.db.transaction().execute(async (trx) => {
    await sql`select set_config('shop.today', ${shop.time.now.toISOString().slice(0, 10)}, true)`.execute(trx);
    for (const table of TABLES) {
      if (promotion !== undefined) await sql`update ${sql.table(table)} set promotion = ${terms}`.execute(trx);
      if (cents === undefined) continue;
      if (table === 'box') await sql`update box set value_cents = ${cents}`.execute(trx);
      else await sql`update ${sql.table(table)} set regular_cents = array_fill(${cents}::integer, array[1])`.execute(trx);
    }
    await announceGiftPrices(trx);
  });
}

interface Told {
  readonly sellPrice: number;
  readonly promotionEndsOn?: string;
}

/** Paid, crossed and until when, as the pages of a box, of a stay as a gift and of an activity have it. */
async function told() {
  const get = async (call: string) => (await shop.app.inject(`/${call}`)).json();
  const { price: box } = await get('gateway/boxes/SPAEBOX/product-detail?locale=fr_FR');
  const [stay] = (await get('api/product/101/price-tiers?locale=fr_FR')).priceList;
  const activity = (await get('api/activity-only/weekend/70001/detail.json?locale=fr_FR')).prices['1'];
  const of = ({ sellPrice, promotionEndsOn }: Told, crossed: number) => [sellPrice, crossed, promotionEndsOn];
  return [of(box, box.referencePrice), of(stay, stay.refPrice), of(activity, activity.barPrice)];
}
const allOf = (sell: number, crossed = sell, until?: string) => Array.from({ length: 3 }, () => [sell, crossed, until]);

const history = () =>
  shop.db
    .selectFrom('gift_price_history')
    .select(['product', 'cents', 'since', 'until'])
    .where('product', 'in', ['box:SPAEBOX', 'stay:101', 'activity:70001'])
    .orderBy('since')
    .orderBy('product')
    .execute();

beforeAll(async () => {
  await stockBoxes(shop.db);
  await stockActivities(shop.db);
  await shop.db
    .insertInto('single_voucher')
    .values({ stay_id: 101, affiliate_id: 'a-101', nights: [1], sell_cents: [10_000] })
    .execute();
  await shop.db.transaction().execute(announceGiftPrices);
});

/** Each test begins on 1 June with gifts at 100 euros, sold since New Year. */
beforeEach(async () => {
  await operatorSays({ promotion: null, cents: 10_000 });
  await onDay('2030-06-01');
  await sql`delete from gift_price_history`.execute(shop.db);
  for (const table of TABLES) await sql`update ${sql.table(table)} set promotion = null`.execute(shop.db);
  await sql`update gift_price_history set since = '2030-01-01'`.execute(shop.db);
});

describe('a promotion of a gift', () => {
  test('starts with its first day, ends after its last, and says until when it runs', async () => {
    await operatorSays({ promotion: JUNE });
    const seen: unknown[] = [];
    for (const day of ['2030-06-09', '2030-06-10', '2030-06-20', '2030-06-21']) {
      await onDay(day);
      seen.push(await told());
    }
    const promoted = allOf(8_000, 10_000, '2030-06-20');
    expect(seen).toEqual([allOf(10_000), promoted, promoted, allOf(10_000)]);
  });

  test('ends at once where the operator names it no longer', async () => {
    await operatorSays({ promotion: JUNE });
    await onDay('2030-06-10');
    await operatorSays({ promotion: null });
    const { sell_cents, reference_cents } = await shop.db
      .selectFrom('single_voucher')
      .select(['sell_cents', 'reference_cents'])
      .executeTakeFirstOrThrow();
    expect([sell_cents, reference_cents]).toEqual([[10_000], [10_000]]);
  });

  test('crosses the lowest price of the thirty days before, not one that was raised for it', async () => {
    await onDay('2030-06-05');
    await operatorSays({ cents: 13_000 });
    await operatorSays({ promotion: { ...JUNE, percent: 30 } });
    await onDay('2030-06-10');
    expect(await told()).toEqual(allOf(9_100, 10_000, '2030-06-20'));
  });

  test('crosses nothing of a gift that is not sold for thirty days', async () => {
    await sql`update gift_price_history set since = '2030-05-12'`.execute(shop.db);
    await operatorSays({ promotion: JUNE });
    await onDay('2030-06-10');
    expect(await told()).toEqual(allOf(8_000));
  });

  test('crosses nothing where it begins again within thirty days of the last one', async () => {
    await operatorSays({ promotion: JUNE });
    for (const day of ['2030-06-10', '2030-06-21']) await onDay(day);
    await operatorSays({ promotion: { ...JUNE, startsOn: '2030-06-25', endsOn: '2030-06-30' } });
    await onDay('2030-06-25');
    expect(await told()).toEqual(allOf(8_000));
  });

  test('keeps what it crosses while it runs, also with other terms', async () => {
    await operatorSays({ promotion: JUNE });
    await onDay('2030-06-10');
    await operatorSays({ promotion: { ...JUNE, percent: 30, endsOn: '2030-06-22' } });
    await onDay('2030-06-12');
    expect(await told()).toEqual(allOf(7_000, 10_000, '2030-06-22'));
  });

  test('is the same on the card of a search and on the page', async () => {
    await operatorSays({ promotion: JUNE });
    await onDay('2030-06-10');
    const post = async (url: string, payload: object) =>
      (await shop.app.inject({ method: 'POST', url, payload: { locale: 'fr_FR', ...payload } })).json();
    const [stay] = (await post('/api/offers.json', { type: 'gift', searchCriterias: {} })).exactMatch;
    const activities = (await post('/api/search/activity-only.json', { searchCriterias: { adult: 1 }, numberOfPackagesPerHotel: 20 }))
      .results as { id: string }[];
    expect(stay).toMatchObject({ sellPrice: 8_000, refPrice: 10_000, promo: 20 });
    expect(activities.find(({ id }) => id === '70001')).toMatchObject({ sellPrice: 8_000, barPrice: 10_000 });
    const { boxes } = (await shop.app.inject('/gateway/boxes/search?locale=fr_FR')).json();
    expect(boxes[0].price).toEqual({ sellPrice: 8_000, referencePrice: 10_000, promo: 20, promotionEndsOn: '2030-06-20' });
  });

  test('begins and ends in searches at once, though its gifts were searched in the hours before', async () => {
    await operatorSays({ promotion: JUNE });
    const searched = async () => {
      const payload = { locale: 'fr_FR', type: 'gift', searchCriterias: {} };
      const { exactMatch } = (await shop.app.inject({ method: 'POST', url: '/api/offers.json', payload })).json();
      return exactMatch.find(({ id }: { id: string }) => id === '101')?.sellPrice as number;
    };
    // From 20:00 of Paris on the days that searches count are the same until the next evening.
    await onDay('2030-06-09', '19');
    expect(await searched()).toBe(10_000);
    await onDay('2030-06-09', '23');
    expect(await searched()).toBe(8_000);
    await onDay('2030-06-20', '19');
    expect(await searched()).toBe(8_000);
    await onDay('2030-06-20', '23');
    expect(await searched()).toBe(10_000);
  });

  test('is what the buyer pays, of a gift that is worth its regular price; the day after its end the order is refused with the new price', async () => {
    await operatorSays({ promotion: JUNE });
    await onDay('2030-06-20');
    const gifts = [
      { boxItem: { code: 'SPAEBOX' } },
      { singleVoucherItem: { offerId: '101', nights: 1 } },
      { activityItem: { activityId: '70001', adults: 1 } },
    ];
    for (const gift of gifts) {
      const { opened } = await shop.checkout.sell(orderOf(gift, 8_000));
      const { vouchers } = (await shop.checkout.get(`/gateway/orders/${opened.orderUUID}?locale=fr_FR`)).body;
      expect([opened.amount, vouchers[0].value]).toEqual([8_000, 10_000]);
    }
    await onDay('2030-06-21');
    for (const gift of gifts)
      expect(await shop.checkout.start(orderOf(gift, 8_000))).toMatchObject({
        status: 409,
        body: { code: 'PRICE_CHANGED', amount: 10_000 },
      });
  });

  test('leaves gifts alone that it does not change', async () => {
    await operatorSays({ promotion: JUNE });
    await onDay('2030-06-10');
    const written = () =>
      shop.db
        .selectFrom('single_voucher')
        .select(sql<string>`xmin::text`.as('written'))
        .execute();
    const before = await written();
    await onDay('2030-06-11');
    expect(await written()).toEqual(before);
  });
});

describe('the price history of gifts', () => {
  test('keeps every price that was paid with its days, by the clock of the shop', async () => {
    await operatorSays({ promotion: JUNE });
    for (const day of ['2030-06-10', '2030-06-21']) await onDay(day);
    const stay = (await history()).filter(({ product }) => product === 'stay:101');
    expect(stay).toEqual([
      { product: 'stay:101', cents: 10_000, since: '2030-01-01', until: '2030-06-10' },
      { product: 'stay:101', cents: 8_000, since: '2030-06-10', until: '2030-06-21' },
      { product: 'stay:101', cents: 10_000, since: '2030-06-21', until: null },
    ]);
    expect((await history()).filter(({ product }) => product !== 'stay:101')).toHaveLength(6);
  });

  test('ends with the gift', async () => {
    await shop.db.deleteFrom('activity_product').where('id', '=', 70004).execute();
    const rows = await shop.db.selectFrom('gift_price_history').select('until').where('product', '=', 'activity:70004').execute();
    expect(rows).toEqual([{ until: expect.any(String) }]);
  });

  test('is kept for as long as a promotion may be compared with it', async () => {
    await sql`insert into gift_price_history (product, unit, cents, since, until)
      values ('stay:7', 1, 1, '2020-01-01', current_date - 30), ('stay:8', 1, 1, '2020-01-01', current_date - 32)`.execute(shop.db);
    await purgeGiftPrices({ db: shop.db }).run();
    const rows = await shop.db.selectFrom('gift_price_history').select('product').where('product', 'in', ['stay:7', 'stay:8']).execute();
    expect(rows).toEqual([{ product: 'stay:7' }]);
  });
});
