import { installDatabase } from '@shop/api/ready-database';
import { shopDatabase } from '@shop/api/shop-database';
import { testDatabase, type TestDatabase } from '@shop/testing';
import pg from 'pg';
import { seed } from './seed.ts';
import { DEMO_CENTRE_KEY } from './store/fill-centre-key.ts';

const HOTELS = 12;

describe('seeding the demo catalogue', () => {
  let database: TestDatabase;
  let url: string;

  beforeAll(async () => {
    database = await shopDatabase();
    url = database.url;
  }, 120_000);

  afterAll(() => database.close());

  const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<Row>({ text, values });
    await client.end();
    return rows;
  };
  const count = async (from: string): Promise<number> =>
    Number((await query<{ count: string }>(`select count(*) as count from ${from}`))[0]!.count);
  const stockOf = async (room: number, month: string): Promise<number[]> =>
    (await query<{ stock: number[] }>('select stock from room_stock where room_id = $1 and month = $2', [room, month]))[0]!.stock;

  test('writes hotels, rooms, stays and thirteen months for every room', async () => {
    expect(await seed(url, { today: '2026-11-21', hotels: HOTELS })).toMatchObject({ kind: 'written' });
    expect(await count('hotel')).toBe(HOTELS);
    expect(await count('room_month')).toBe((await count('room')) * 13);
    expect(await count('room_stock')).toBe(await count('room_month'));
    expect(await count("content_entry where kind = 'homepage' and key = 'booking'")).toBe(7);
  }, 120_000);

  test('has the promotions of the operator behind each percentage', async () => {
    const unlike = await query('select 1 from room_month where promo <> promotions_of_month(hotel_id, room_id, month) and month > $1', [
      '2026-11-30',
    ]);
    expect(await count("room_month where promo <> '{}'")).toBeGreaterThan(10);
    expect(unlike).toEqual([]);
    expect(
      await query('select id from room_promotion where id not in (select id from applied_promotion) and ends_on >= $1', ['2026-11-21']),
    ).toEqual([]);
  });

  test('promotes some gifts, at a price below the one that they have cost for two months', async () => {
    for (const table of ['box', 'single_voucher', 'activity_product']) {
      expect(await count(`${table} where promotion is not null`)).toBeGreaterThan(0);
      expect(await count(`${table} where (promotion is not null) <> (reference_cents > sell_cents)`)).toBe(0);
    }
    expect(await count(`box where promotion is not null and reference_cents <> value_cents`)).toBe(0);
  });

  test('opens the centre of the demo voucher by the one key that anybody knows', async () => {
    const opened = await query<{ id: number }>(
      `select product.id from centre_key key join activity_product product on product.center_id = key.centre_id
       join gift_voucher on product_code = product.id::text
       where code = 'DEMO-ACTIVITY-2468' and key_hash = encode(sha256($1), 'hex')`,
      [DEMO_CENTRE_KEY],
    );
    expect(opened).toHaveLength(1);
    expect(await count('centre_key')).toBe(1);
  });

  test('writes nothing when it is started again in the same month', async () => {
    expect(await seed(url, { today: '2026-11-30', hotels: HOTELS })).toEqual({ kind: 'upToDate' });
  }, 60_000);

  test('appends the missing months later and leaves sold rooms sold', async () => {
    await query("update room_stock set stock[3] = 99 where month = '2027-02-01' and room_id = 10011");
    expect(await seed(url, { today: '2027-01-05', hotels: HOTELS })).toEqual({ kind: 'extended', months: 2 });
    expect(await count('room_month')).toBe((await count('room')) * 15);
    expect((await stockOf(10011, '2027-02-01'))[2]).toBe(99);
    expect(await count("single_voucher where promotion ->> 'endsOn' < '2027-01-05'")).toBe(0);
    expect(await count('single_voucher where promotion is not null')).toBeGreaterThan(0);
  }, 120_000);

  test('writes another size anew and keeps the rooms of its purchases', async () => {
    await query(`insert into purchase (uuid, booking_number, status, locale, buyer, email, amount_cents, hotel_id, room_id, stay_id, rooms, checkin, checkout, adults, children, babies, request)
      values (gen_random_uuid(), '12345678', 'paid', 'fr_FR', '{}', 'a@example.com', 10000, 1001, 10011, 10001, 1, '2027-02-03', '2027-02-05', 2, 0, 0, '{}')`);
    await seed(url, { today: '2027-01-05', hotels: HOTELS + 1 });
    const sold = await stockOf(10011, '2027-02-01');
    await query('delete from purchase');
    await seed(url, { today: '2027-01-05', hotels: HOTELS + 2 });
    const free = await stockOf(10011, '2027-02-01');
    expect(sold.slice(2, 4)).toEqual(free.slice(2, 4).map((rooms) => Math.max(0, rooms - 1)));
    expect(sold.toSpliced(2, 2)).toEqual(free.toSpliced(2, 2));
    expect(await count('hotel')).toBe(HOTELS + 2);
  }, 120_000);

  test('a promotion code that was deleted stays deleted at the next start', async () => {
    expect(await count('promotion_code')).toBe(3);
    await query("delete from promotion_code where code = 'EXTRA10'");
    await seed(url, { today: '2027-01-05', hotels: HOTELS + 2 });
    expect(await query('select code from promotion_code order by code')).toEqual([{ code: 'BIENVENUE10' }, { code: 'ESCAPADE20' }]);
  }, 60_000);
});

test('nothing of the demonstration comes into the database of a shop in production', async () => {
  const database = await testDatabase();
  await installDatabase(database.url, 'production');
  await expect(seed(database.url, { today: '2026-11-21', hotels: HOTELS })).rejects.toThrow('belongs to a shop in production');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const table of ['hotel', 'gift_voucher', 'promotion_code', 'account', 'content_entry'])
    expect((await client.query(`select 1 from ${table}`)).rowCount).toBe(0);
  await client.end();
  await database.close();
}, 60_000);
