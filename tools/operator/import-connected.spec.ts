import { savePartners } from '@shop/api/partners';
import { sql } from 'kysely';
import { readFile } from 'node:fs/promises';
import { operatedShop } from './operated-shop.test-utils.ts';

const operated = operatedShop();
const NIGHT = '2030-06-12';

interface DaysLine {
  readonly kind: string;
  readonly hotel: number;
  readonly month: string;
  readonly price: readonly number[];
  readonly stock: readonly number[];
}
let exported: string[];
let key: string;

const partner = (active: boolean) =>
  savePartners(
    operated.shop.db,
    [
      {
        ...{ id: 'channel-manager', name: 'Channel manager', locale: 'fr_FR', channel: 'feed', active },
        places: [{ kind: 'hotel', placeId: 1 }],
      },
    ],
    operated.shop.time.now,
  );

async function push(version: number, change: object): Promise<void> {
  const items = [{ hotelId: 1, roomId: 11, from: NIGHT, to: NIGHT, ...change }];
  const headers = { authorization: `Bearer ${key}` };
  const payload = { version, seen: '0', items };
  const answer = await operated.shop.app.inject({ method: 'PUT', url: '/gateway/partners/inventory', headers, payload });
  expect(answer.json()).toMatchObject({ rooms: [{ outcome: 'applied' }] });
}

async function night() {
  const month = await operated.shop.db.selectFrom('room_month').selectAll().where('room_id', '=', 11).where('month', '=', '2030-06-01');
  const { price, closed } = await month.executeTakeFirstOrThrow();
  const rooms = operated.shop.db.selectFrom('room_stock').select('stock').where('room_id', '=', 11).where('month', '=', '2030-06-01');
  const { stock } = await rooms.executeTakeFirstOrThrow();
  return { rate: price[11], closed: closed?.[11] ?? false, available: stock[11] };
}

/** Imports the export with other days of hotel 1, and another name for its room; the file holds no days for which `change` answers nothing. */
async function importDays(change: (line: DaysLine) => object | undefined) {
  const lines = exported.flatMap((text) => {
    const line = JSON.parse(text) as DaysLine & { label: object };
    const isOfHotel = line.hotel === 1;
    if (isOfHotel && line.kind === 'room') return [JSON.stringify({ ...line, label: { ...line.label, fr: 'Chambre du lac' } })];
    if (!isOfHotel || line.kind !== 'days') return [text];
    const changed = change(line);
    return changed ? [JSON.stringify(changed)] : [];
  });
  return operated.command('catalogue', 'import', await operated.file('import.jsonl', lines));
}

/** Until so many connections wait for a lock that another one holds. */
async function lockWaits(count: number): Promise<void> {
  for (let waiting = 0; waiting < count;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(operated.shop.db);
    waiting = rows.length;
  }
}

beforeAll(async () => {
  const file = await operated.file('export.jsonl', []);
  await operated.command('catalogue', 'export', file);
  exported = (await readFile(file, 'utf8')).trimEnd().split('\n');
  const [saved] = await partner(true);
  key = saved!.secret;
}, 60_000);

const cheaper = (line: DaysLine) => ({
  ...line,
  price: line.price.map(() => 100),
  stock: line.stock.map(() => 9),
});

describe('an import of the catalogue', () => {
  test('writes the rates and rooms of a hotel whose partner has never sent any', async () => {
    const { code, out } = await importDays(cheaper);
    expect([code, out.includes('channel managers')]).toEqual([0, false]);
    expect(await night()).toEqual({ rate: 100, closed: false, available: 9 });
  }, 60_000);

  test('leaves out a hotel whose first update is still being written when its days are', async () => {
    // The embedded database runs one transaction at a time.
    if (process.env.TEST_DATABASE_URL === undefined) return;
    const { update, imported } = await operated.shop.db.transaction().execute(async (blocking) => {
      await sql`select from room_month where room_id = 11 and month = '2030-06-01' for update`.execute(blocking);
      const begun = { update: push(1, { rate: 12_000, available: 3 }) };
      await lockWaits(1);
      const both = { ...begun, imported: importDays((line) => ({ ...cheaper(line), price: line.price.map(() => 200) })) };
      await lockWaits(2);
      return both;
    });
    await update;
    expect((await imported).code).toBe(0);
    expect(await night()).toEqual({ rate: 12_000, closed: false, available: 3 });
  }, 60_000);

  test('leaves rates, closures and rooms as the channel manager has sent them, and takes in the texts of the hotel', async () => {
    await push(2, { rate: 15_000, available: 4, closed: true });
    const { code, out } = await importDays(cheaper);
    expect([code, out]).toEqual([0, expect.stringContaining('Hotels that keep the rates and rooms of their channel managers (1): 1\n')]);
    expect(await night()).toEqual({ rate: 15_000, closed: true, available: 4 });
    const room = await operated.shop.db.selectFrom('room').select('label').where('id', '=', 11).executeTakeFirstOrThrow();
    expect(room.label).toMatchObject({ fr: 'Chambre du lac' });
  }, 60_000);

  test('keeps months of a connected hotel that the file does not name', async () => {
    expect((await importDays(() => undefined)).code).toBe(1);
    const isOther = (line: DaysLine) => (line.month === '2030-06' ? undefined : line);
    expect((await importDays(isOther)).code).toBe(0);
    expect(await night()).toMatchObject({ rate: 15_000, available: 4 });
  }, 60_000);

  test('writes them again once the partner is no longer active', async () => {
    await partner(false);
    expect((await importDays(cheaper)).code).toBe(0);
    expect(await night()).toEqual({ rate: 100, closed: false, available: 9 });
  }, 60_000);
});
