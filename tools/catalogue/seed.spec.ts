import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { up } from '@shop/api/migrations/0001-shop';
import { seed } from './seed.ts';

const PORT = 5561;
const url = `postgresql://postgres:postgres@127.0.0.1:${PORT}/postgres?sslmode=disable`;
const HOTELS = 12;

describe('seeding the demo catalogue', () => {
  let database: PGlite;
  let server: PGLiteSocketServer;

  beforeAll(async () => {
    database = await PGlite.create();
    server = new PGLiteSocketServer({ db: database, port: PORT, host: '127.0.0.1', maxConnections: 4 });
    await server.start();
    const migrating = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }) });
    await up(migrating);
    await migrating.destroy();
  }, 120_000);

  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  const count = async (from: string): Promise<number> =>
    Number((await database.query<{ count: string }>(`select count(*) as count from ${from}`)).rows[0]!.count);
  const stockOf = async (room: number, month: string): Promise<number[]> =>
    (await database.query<{ stock: number[] }>('select stock from room_stock where room_id = $1 and month = $2', [room, month])).rows[0]!
      .stock;

  test('writes hotels, rooms, stays and thirteen months for every room', async () => {
    expect(await seed(url, { today: '2026-11-21', hotels: HOTELS })).toMatchObject({ kind: 'written' });
    expect(await count('hotel')).toBe(HOTELS);
    expect(await count('room_month')).toBe((await count('room')) * 13);
    expect(await count('room_stock')).toBe(await count('room_month'));
    expect(await count("content where key = 'homepage'")).toBe(7);
  }, 120_000);

  test('writes nothing when it is started again in the same month', async () => {
    expect(await seed(url, { today: '2026-11-30', hotels: HOTELS })).toEqual({ kind: 'upToDate' });
  }, 60_000);

  test('appends the missing months later and leaves sold rooms sold', async () => {
    await database.exec("update room_stock set stock[3] = 99 where month = '2027-02-01' and room_id = 10011");
    expect(await seed(url, { today: '2027-01-05', hotels: HOTELS })).toEqual({ kind: 'extended', months: 2 });
    expect(await count('room_month')).toBe((await count('room')) * 15);
    expect((await stockOf(10011, '2027-02-01'))[2]).toBe(99);
  }, 120_000);

  test('writes another size anew and keeps the rooms of its purchases', async () => {
    await database.exec(`insert into purchase (uuid, booking_number, status, locale, buyer, email, amount_cents, hotel_id, room_id, stay_id, rooms, checkin, checkout, adults, children, babies, request)
      values (gen_random_uuid(), '12345678', 'paid', 'fr_FR', '{}', 'a@example.com', 10000, 1001, 10011, 10001, 1, '2027-02-03', '2027-02-05', 2, 0, 0, '{}')`);
    await seed(url, { today: '2027-01-05', hotels: HOTELS + 1 });
    const sold = await stockOf(10011, '2027-02-01');
    await database.exec('delete from purchase');
    await seed(url, { today: '2027-01-05', hotels: HOTELS + 2 });
    const free = await stockOf(10011, '2027-02-01');
    expect(sold.slice(2, 4)).toEqual(free.slice(2, 4).map((rooms) => Math.max(0, rooms - 1)));
    expect(sold.toSpliced(2, 2)).toEqual(free.toSpliced(2, 2));
    expect(await count('hotel')).toBe(HOTELS + 2);
  }, 120_000);
});
