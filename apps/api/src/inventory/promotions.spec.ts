import { aRoom, aStay, smallCatalogue, storedMonth } from '@shop/testing';
import { sql } from 'kysely';
import { offersOfFile } from '../testing/offers/offers-of-file.test-utils.ts';
import { openPrices } from './index.ts';
import { applyPromotions } from './jobs/apply-promotions.ts';

const catalogue = smallCatalogue({ price: 12_000 });
/** A hotel with two rooms, each sold by a stay of its own at 120 euros a night. */
const shop = offersOfFile({
  catalogue: {
    ...catalogue,
    rooms: [...catalogue.rooms, aRoom({ id: 12 })],
    stays: [aStay({ supplement_cents: 0 }), aStay({ id: 102, room_id: 12, supplement_cents: 0 })],
    months: [...catalogue.months, storedMonth({ room_id: 12, price: 12_000 })],
  },
});

interface Terms {
  readonly room?: number;
  readonly percent?: number;
  /** First and last. */
  readonly nights?: readonly [string, string];
  readonly runs?: readonly [string, string];
}

/** The operator's promotions of now on, by their ids; what the shop had until now is gone. */
async function operatorRuns(promotions: Readonly<Record<string, Terms>>) {
  await shop.db.deleteFrom('room_promotion').execute();
  for (const [id, terms] of Object.entries(promotions)) {
    const { nights = ['2030-06-10', '2030-06-20'], runs = ['2030-06-01', '2030-06-30'], percent = 20, room = null } = terms;
    const [[first_night, last_night], [starts_on, ends_on]] = [nights, runs];
    await shop.db
      .insertInto('room_promotion')
      .values({ hotel_id: 1, id, room_id: room, percent, first_night, last_night, starts_on, ends_on })
      .execute();
  }
}

async function onDay(day: string) {
  shop.time.now = new Date(`${day}T10:00:00Z`);
  await applyPromotions({ db: shop.db, now: () => shop.time.now }).run();
  await shop.index.refresh();
}

/** What a couple pays for one night, and the percentage that is crossed out. */
async function priceOf(checkin: string, { stay = 101 } = {}) {
  const { priceInfo } = (await shop.app.inject(`/api/product/${stay}/quote?locale=fr_FR&checkin=${checkin}&nights=1&adult=2`)).json();
  return [priceInfo.sellPrice, priceInfo.promoPercentageRounded];
}

describe('a promotion of the operator', () => {
  beforeEach(async () => {
    await operatorRuns({});
    await onDay('2030-06-01');
    // What nights cost in the test before is of no account in the next.
    await sql`delete from room_price_history`.execute(shop.db);
  });

  test('takes its percentage off from its first night to its last', async () => {
    await operatorRuns({ early: {} });
    await onDay('2030-06-01');
    expect(await Promise.all(['2030-06-09', '2030-06-10', '2030-06-20', '2030-06-21'].map((day) => priceOf(day)))).toEqual([
      [12_000, 0],
      [9_600, 20],
      [9_600, 20],
      [12_000, 0],
    ]);
  });

  test('begins with the day on which it starts, and ends after the last day', async () => {
    await operatorRuns({ flash: { runs: ['2030-06-02', '2030-06-03'] } });
    const told: unknown[] = [];
    for (const day of ['2030-06-01', '2030-06-02', '2030-06-03', '2030-06-04']) {
      await onDay(day);
      told.push(await priceOf('2030-06-12'));
    }
    expect(told).toEqual([
      [12_000, 0],
      [9_600, 20],
      [9_600, 20],
      [12_000, 0],
    ]);
  });

  test('starts at midnight of the shop, not of the clock of the world', async () => {
    await operatorRuns({ flash: { runs: ['2030-06-02', '2030-06-03'] } });
    shop.time.now = new Date('2030-06-01T22:30:00Z');
    await applyPromotions({ db: shop.db, now: () => shop.time.now }).run();
    await shop.index.refresh();
    expect(await priceOf('2030-06-12')).toEqual([9_600, 20]);
  });

  test('says until when: in the quote, the offers, the stay page and the hotel page', async () => {
    await operatorRuns({ flash: { runs: ['2030-06-01', '2030-06-05'] } });
    await onDay('2030-06-01');
    const days = 'locale=fr_FR&checkin=2030-06-12&nights=1&adult=2';
    const [quote, offers, stay, hotel] = await Promise.all(
      [`product/101/quote?${days}`, `product/101/offers?${days}`, 'weekend/101/detail.json?locale=fr_FR', `hotels/1?${days}`].map(
        async (call) => (await shop.app.inject(`/api/${call}`)).json(),
      ),
    );
    const ends = [quote.priceInfo, offers['101'].priceInfo, stay.fromPrice, hotel.rooms[0].list[0].price];
    expect(ends.map(({ promotionEndsOn }) => promotionEndsOn)).toEqual(Array.from(ends, () => '2030-06-05'));
  });

  test('says nothing of a price that crosses nothing', async () => {
    await operatorRuns({ first: { runs: ['2030-06-01', '2030-06-02'] }, second: { runs: ['2030-06-04', '2030-06-09'] } });
    for (const day of ['2030-06-02', '2030-06-03', '2030-06-04']) await onDay(day);
    const { priceInfo } = (await shop.app.inject('/api/product/101/quote?locale=fr_FR&checkin=2030-06-12&nights=1&adult=2')).json();
    expect(priceInfo).not.toHaveProperty('promotionEndsOn');
  });

  test('counts for the room that it names, or for all of the hotel', async () => {
    await operatorRuns({
      one: { room: 12, nights: ['2030-06-10', '2030-06-10'] },
      all: { nights: ['2030-06-11', '2030-06-11'], percent: 10 },
    });
    await onDay('2030-06-01');
    expect(await Promise.all([priceOf('2030-06-10'), priceOf('2030-06-10', { stay: 102 })])).toEqual([
      [12_000, 0],
      [9_600, 20],
    ]);
    expect(await Promise.all([priceOf('2030-06-11'), priceOf('2030-06-11', { stay: 102 })])).toEqual([
      [10_800, 10],
      [10_800, 10],
    ]);
  });

  test('is never added to another: the highest counts', async () => {
    await operatorRuns({ low: { percent: 10 }, high: { room: 11, percent: 30, nights: ['2030-06-15', '2030-06-15'] } });
    await onDay('2030-06-01');
    expect(await Promise.all([priceOf('2030-06-14'), priceOf('2030-06-15')])).toEqual([
      [10_800, 10],
      [8_400, 30],
    ]);
  });

  test('ends where the operator no longer names it, and changes with its terms', async () => {
    await operatorRuns({ early: {} });
    await onDay('2030-06-01');
    await operatorRuns({ early: { percent: 15 } });
    await onDay('2030-06-01');
    expect(await priceOf('2030-06-12')).toEqual([10_200, 15]);
    await operatorRuns({});
    await onDay('2030-06-01');
    expect(await priceOf('2030-06-12')).toEqual([12_000, 0]);
  });

  test('crosses nothing where it begins again within thirty days', async () => {
    await operatorRuns({ first: { runs: ['2030-06-01', '2030-06-02'] }, second: { runs: ['2030-06-04', '2030-06-09'] } });
    await onDay('2030-06-02');
    await onDay('2030-06-03');
    await onDay('2030-06-04');
    expect(await priceOf('2030-06-12')).toEqual([9_600, 0]);
  });

  test('counts for a month that a channel manager opens while it runs', async () => {
    await operatorRuns({ late: { nights: ['2030-08-30', '2030-09-02'], percent: 25 } });
    await onDay('2030-06-01');
    await shop.db.transaction().execute((trx) => openPrices(trx, [{ hotel_id: 1, room_id: 11, month: '2030-09-01' }]));
    const { promo } = await shop.db.selectFrom('room_month').select('promo').where('month', '=', '2030-09-01').executeTakeFirstOrThrow();
    expect(promo.slice(0, 4)).toEqual([25, 25, 0, 0]);
  });

  test('leaves months alone that it does not change', async () => {
    await operatorRuns({ early: {} });
    await onDay('2030-06-01');
    const written = () => shop.db.selectFrom('stock_change').select(shop.db.fn.countAll<string>().as('rows')).executeTakeFirstOrThrow();
    const before = await written();
    await onDay('2030-06-01');
    expect(await written()).toEqual(before);
  });

  test('waits until a catalogue has come in', async () => {
    // The embedded database runs one transaction at a time.
    if (process.env.TEST_DATABASE_URL === undefined) return;
    await operatorRuns({ early: {} });
    await shop.db.transaction().execute(async (importing) => {
      await sql`select pg_advisory_xact_lock(4200002)`.execute(importing);
      await onDay('2030-06-01');
      expect(await priceOf('2030-06-12')).toEqual([12_000, 0]);
    });
    await onDay('2030-06-01');
    expect(await priceOf('2030-06-12')).toEqual([9_600, 20]);
  });
});
