import { openShop, type OpenShop } from '@shop/api/open-shop';
import { shopDatabase } from '@shop/api/shop-database';
import type { TestDatabase } from '@shop/testing';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { seed } from '../catalogue/seed.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { importCatalogue } from './import-catalogue.ts';

const TODAY = '2030-06-05';

let database: TestDatabase;
let client: pg.Client;
let shop: OpenShop;
let folder: string;
let exported: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  database = await shopDatabase();
  await seed(database.url, { today: TODAY, hotels: 6 });
  await thinPlaces();
  shop = await openShop({ ...database, catalogue: {}, now: new Date(`${TODAY}T10:00:00Z`), dataDirectory: folder });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  exported = await exportedLines();
}, 180_000);

afterAll(async () => {
  await client?.end();
  await shop?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The world's towns are of no use here, and many. */
async function thinPlaces(): Promise<void> {
  const thinning = new pg.Client({ connectionString: database.url });
  await thinning.connect();
  await thinning.query(
    "delete from place where category = 'city' and id not in (select place_id from hotel union select place_id from activity_center)",
  );
  await thinning.end();
}

async function exportedLines(): Promise<string[]> {
  const file = join(folder, 'export.jsonl');
  const out = createWriteStream(file);
  await exportCatalogue(client, out);
  out.end();
  await finished(out);
  return (await readFile(file, 'utf8')).trimEnd().split('\n');
}

async function importLines(lines: readonly string[], skipsBad = false) {
  const file = join(folder, 'import.jsonl');
  await writeFile(file, `${lines.join('\n')}\n`);
  return importCatalogue(client, { file, skipsBad });
}

/** The same file with some of its lines changed. */
const changed = (change: (line: Record<string, unknown>) => Record<string, unknown> | undefined): string[] =>
  exported.flatMap((text) => {
    const line = JSON.parse(text) as Record<string, unknown>;
    const next = change(line);
    return next === line ? [text] : next ? [JSON.stringify(next)] : [];
  });
const found = async (hotel: number): Promise<number> => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/offers.json',
    payload: { locale: 'fr_FR', searchCriterias: { adult: 2, hotel: String(hotel) }, fetchPageModel: false },
  });
  return answer.json<{ searchDetails: { totalCount: number } }>().searchDetails.totalCount;
};
const row = async <Row extends pg.QueryResultRow>(query: string): Promise<Row> => (await client.query<Row>(query)).rows[0]!;

const soldRoom = () =>
  row<{ room: number; day: string }>("select room_id as room, checkin::text as day from purchase where booking_number = '87654321'");

describe('the catalogue of another system', () => {
  test('an export that is imported and exported again is the same, byte by byte', async () => {
    expect(await importLines(exported)).toMatchObject({ kind: 'swapped', lines: exported.length, badLines: 0 });
    expect(await exportedLines()).toEqual(exported);
  }, 120_000);

  test('months that come in have what the promotions of the operator take off', async () => {
    const promoted = 'select hotel_id, room_id, month::text, promo from room_month where 0 < any (promo) order by room_id, month';
    const { rows: before } = await client.query<{ room_id: number; month: string; promo: number[] }>(promoted);
    const [first] = before;
    await importLines(changed((line) => (line.kind === 'days' && line.room === first!.room_id ? undefined : line)));
    expect((await client.query(promoted)).rows).not.toContainEqual(first);
    await importLines(exported);
    expect((await client.query(promoted)).rows).toEqual(before);
  }, 120_000);

  test('months that the house restricts come in and go out so, and are free again where a file does not name it', async () => {
    const at = exported.findIndex((line) => line.startsWith('{"kind":"days"'));
    const month = JSON.parse(exported[at]!) as { price: number[] };
    const none = month.price.map(() => false);
    const restrictions = {
      maxStay: month.price.map((_, day) => (day === 3 ? 2 : 0)),
      closed: none.with(4, true),
      closedToArrival: none.with(5, true),
      closedToDeparture: none.with(6, true),
    };
    const restricted = exported.with(at, JSON.stringify({ ...month, ...restrictions }));
    await importLines(restricted);
    const [line] = (await exportedLines()).filter((_, place) => place === at);
    expect(JSON.parse(line!)).toEqual({ ...month, ...restrictions });
    await importLines(exported);
    expect(await exportedLines()).toEqual(exported);
  }, 120_000);

  test('a file with faults changes nothing; every bad line is told with its number, field and reason', async () => {
    const hotel = exported.findIndex((line) => line.startsWith('{"kind":"hotel"'));
    const days = exported.findIndex((line) => line.startsWith('{"kind":"days"'));
    const lines = [...exported];
    lines[0] = '{"kind":';
    lines[hotel] = lines[hotel]!.replace(/"stars":\d/, '"stars":9').replace(/"name":"[^"]*"/, '"name":"Other"');
    lines[days] = lines[days]!.replace(/"stock":\[\d+,/, '"stock":[');
    const report = await importLines(lines);
    expect(report.kind).toBe('refused');
    expect(report.bad.slice(0, 2)).toEqual([
      { number: 1, field: '', reason: expect.stringContaining('is not JSON') },
      { number: hotel + 1, field: 'stars', reason: expect.stringContaining('5') },
    ]);
    expect(report.badLines).toBeGreaterThan(3);
    expect(report.bad).toContainEqual(
      expect.objectContaining({ field: 'hotel', reason: expect.stringMatching(/no line above describes hotel \d+/) }),
    );
    expect(await exportedLines()).toEqual(exported);
  }, 120_000);

  test('the first faults are told, all are counted', async () => {
    const file = join(folder, 'bad.jsonl');
    await writeFile(file, 'x\n'.repeat(500));
    const report = await importCatalogue(client, { file, skipsBad: true, reportedFaults: 3 });
    expect(report).toMatchObject({ kind: 'refused', badLines: 500, lines: 500, reason: expect.stringContaining('nothing to sell') });
    expect(report.bad).toHaveLength(3);
  }, 60_000);

  test('a running shop takes the new catalogue in; a sold stay leaves the shelf, not the order', async () => {
    const {
      id: stay,
      hotel_id: hotel,
      room_id: room,
    } = await row<{ id: number; hotel_id: number; room_id: number }>(
      'select id, hotel_id, room_id from stay where variant_of is null order by id desc limit 1',
    );
    const month = `${TODAY.slice(0, 8)}01`;
    await client.query(
      `insert into purchase (uuid, booking_number, status, locale, buyer, email, amount_cents, hotel_id, room_id, stay_id, rooms, checkin, checkout, adults, children, babies, request)
       values (gen_random_uuid(), '87654321', 'paid', 'fr_FR', '{}', 'a@example.com', 10000, ${hotel}, ${room}, ${stay}, 1, '${month}', '${month}'::date + 1, 2, 0, 0, '{}')`,
    );
    const gone = await row<{ id: number }>(`select min(id) as id from hotel where id <> ${hotel}`);
    expect(await found(hotel)).toBeGreaterThan(0);
    expect(await found(gone.id)).toBeGreaterThan(0);
    const report = await importLines(
      changed((line) => {
        if (line.kind === 'hotel' && line.id === hotel) return undefined;
        if ((line.kind === 'hotel' ? line.id : line.hotel) === gone.id) return undefined;
        return line.kind === 'hotel' ? { ...line, name: `Grand Hôtel ${String(line.id)}` } : line;
      }),
      true,
    );
    expect(report.kind).toBe('swapped');
    expect(await found(gone.id)).toBeGreaterThan(0);
    await shop.index.refresh();
    expect(await found(gone.id)).toBe(0);
    expect(await found(hotel)).toBe(0);
    const suggestions = await shop.app.inject('/api/autocomplete-geonames.json?locale=fr_FR&term=grand%20hotel');
    expect(suggestions.json<{ label: string }[]>()[0]?.label).toMatch(/^Grand Hôtel \d+$/);
    expect(await row(`select published from stay where id = ${stay}`)).toEqual({ published: false });
    expect(await row(`select active from hotel where id = ${hotel}`)).toEqual({ active: false });
    expect(
      await row(
        `select count(*)::int as count from stay join hotel on hotel.id = hotel_id where hotel.id = ${gone.id} and published and active`,
      ),
    ).toEqual({ count: 0 });
  }, 120_000);

  test('an activity that is being paid for leaves the shelf, and becomes what was bought', async () => {
    const activity = await row<{ id: number }>('select max(id) as id from activity_product where published');
    await client.query(
      `insert into purchase (uuid, booking_number, status, locale, buyer, email, amount_cents, rooms, adults, children, babies, request, gift)
       values (gen_random_uuid(), '87654322', 'pending', 'fr_FR', '{}', 'a@example.com', 6000, 0, 2, 0, 0, '{}', '{"kind": "DIGITAL_ACTIVITY_ONLY", "productCode": "${activity.id}"}')`,
    );
    await importLines(changed((line) => (line.kind === 'activity' && line.id === activity.id ? undefined : line)));
    expect(await row(`select published from activity_product where id = ${activity.id}`)).toEqual({ published: false });
  }, 120_000);

  test('the shop goes on answering while a catalogue comes in', async () => {
    const stay = await row<{ id: number; hotel_id: number }>(
      'select id, hotel_id from stay where published and variant_of is null limit 1',
    );
    const questions = [
      '/api/autocomplete-geonames.json?locale=fr_FR&term=ann',
      `/api/weekend/${stay.id}/detail.json?locale=fr_FR&client=msite`,
      `/api/hotel/${stay.hotel_id}/reviews.json?locale=fr_FR&client=msite`,
      '/gateway/boxes/search?locale=fr_FR',
    ];
    let isDone = false;
    const importing = importLines(await exportedLines()).finally(() => (isDone = true));
    const statuses: number[] = [];
    while (!isDone) for (const url of questions) statuses.push((await shop.app.inject(url)).statusCode);
    expect((await importing).kind).toBe('swapped');
    expect(statuses.length).toBeGreaterThan(questions.length);
    expect(new Set(statuses)).toEqual(new Set([200]));
  }, 120_000);

  test('rooms that are sold stay sold: the file says what the house gives', async () => {
    const { room, day } = await soldRoom();
    const lines = changed((line) =>
      line.kind === 'days' && line.room === room ? { ...line, stock: (line.stock as number[]).map(() => 5) } : line,
    );
    await importLines(lines);
    const { stock } = await row<{ stock: number[] }>(`select stock from room_stock where room_id = ${room} and month = '${day}'`);
    expect(stock[0]).toBe(4);
    expect(stock.slice(1).every((free) => free === 5)).toBe(true);
    expect(await exportedLines()).toEqual(lines);
  }, 120_000);

  test('a night that the house gives no longer stays closed when its rooms are given back', async () => {
    const { room, day } = await soldRoom();
    const given = (rooms: number) =>
      changed((line) =>
        line.kind === 'days' && line.room === room ? { ...line, stock: (line.stock as number[]).map(() => rooms) } : line,
      );
    const firstNight = () => row(`select stock[1] as free, owed[1] as owed from room_stock where room_id = ${room} and month = '${day}'`);
    const withdrawn = given(0);
    await importLines(withdrawn);
    expect(await firstNight()).toEqual({ free: 0, owed: 1 });
    expect(await exportedLines()).toEqual(withdrawn);
    await importLines(given(5));
    expect(await firstNight()).toEqual({ free: 4, owed: null });
  }, 120_000);

  test('the demo never writes over it', async () => {
    const before = await exportedLines();
    expect(await seed(database.url, { today: TODAY, hotels: 9 })).toEqual({ kind: 'upToDate' });
    expect(await exportedLines()).toEqual(before);
  }, 120_000);
});
