import { addDays } from '@shop/domain';
import { cancel, channelManagerKey, deliveredCatalogue, kayakOrder, move, putInventory } from '../partner-shop.test-utils.ts';
import { ShopIndex } from '../../availability/shop-index.ts';
import { oversold } from '../../app/metrics/state-queries.ts';
import { refreshed } from '../../testing/refreshed.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';

const shop = shopOfFile({ catalogue: deliveredCatalogue() });

const NIGHT = '2030-06-12';
/** With the stay's supplement a night costs what these orders expect to pay. */
const RATE = 10_000;
let key = '';
let version = 0;

beforeAll(async () => {
  key = await channelManagerKey(shop);
});

interface Reported {
  readonly version?: unknown;
  readonly seen?: string;
  readonly items: readonly object[];
}

const anItem = (change: object = {}) => ({ hotelId: 1, roomId: 11, from: NIGHT, to: NIGHT, ...change });
const put = async ({ version: own = ++version, seen, items }: Reported, bearer = key) =>
  putInventory(shop, bearer, { version: own, seen: seen ?? (await cursor()), items });
const tell = async (change: object, reported: Partial<Reported> = {}) =>
  (await put({ ...reported, items: [anItem(change)] })).body.rooms?.[0]?.outcome as string;

interface Feed {
  readonly messages: readonly { readonly type: string }[];
  readonly cursor: string;
}
const feed = async (after = '0'): Promise<Feed> =>
  (await shop.app.inject({ url: `/gateway/partners/feed?limit=500&after=${after}`, headers: { authorization: `Bearer ${key}` } })).json();
const cursor = async () => (await feed()).cursor;

async function night(day = NIGHT, roomId = 11) {
  const month = `${day.slice(0, 7)}-01`;
  const at = Number(day.slice(8)) - 1;
  const stock = await shop.db
    .selectFrom('room_stock')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('month', '=', month)
    .executeTakeFirstOrThrow();
  const rate = await shop.db
    .selectFrom('room_month')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('month', '=', month)
    .executeTakeFirstOrThrow();
  return { available: stock.stock[at], rate: rate.price[at], minStay: rate.min_stay[at] };
}
const changes = async () =>
  Number(
    (
      await shop.db
        .selectFrom('stock_change')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );
const sell = async (change?: Parameters<typeof kayakOrder>[0]) => {
  const { opened, bought } = await shop.checkout.sell(kayakOrder(change));
  return { uuid: opened.orderUUID as string, status: bought.status };
};

describe('an update of rates and rooms', () => {
  test('holds for its nights alone, and leaves what it does not name', async () => {
    const before = await night('2030-06-22');
    expect(await tell({ from: '2030-06-20', to: '2030-06-21', available: 4, rate: 13_500, minStay: 2 })).toBe('applied');
    expect(await tell({ from: '2030-06-21', to: '2030-06-21', rate: 14_000 })).toBe('applied');
    expect(await night('2030-06-20')).toEqual({ available: 4, rate: 13_500, minStay: 2 });
    expect(await night('2030-06-21')).toEqual({ available: 4, rate: 14_000, minStay: 2 });
    expect(await night('2030-06-22')).toEqual(before);
  });

  test('opens months that nobody has told of, over the turn of a year', async () => {
    expect(await tell({ from: '2030-12-31', to: '2031-01-01', available: 2, rate: 9_900 })).toBe('applied');
    expect(await night('2030-12-31')).toEqual({ available: 2, rate: 9_900, minStay: 1 });
    expect(await night('2031-01-01')).toEqual({ available: 2, rate: 9_900, minStay: 1 });
    expect(await night('2031-01-02')).toEqual({ available: 0, rate: 0, minStay: 1 });
  });

  test('changes nothing when it comes twice, not even after a sale', async () => {
    const update = { version: ++version, seen: await cursor(), items: [anItem({ available: 7 })] };
    expect((await put(update)).body.rooms).toEqual([{ hotelId: 1, roomId: 11, outcome: 'applied', version }]);
    expect((await sell()).status).toBe(200);
    const written = await changes();
    expect((await put(update)).body.rooms).toEqual([{ hotelId: 1, roomId: 11, outcome: 'repeated', version }]);
    expect([(await night()).available, await changes()]).toEqual([6, written]);
  });

  test('of an older version never overwrites a newer one, in whichever order they arrive', async () => {
    version += 10;
    await Promise.all([1, 3, 2, 5, 4].map((own) => put({ version: version + own, items: [anItem({ rate: 10_000 + own })] })));
    expect((await night()).rate).toBe(10_005);
    version += 5;
    expect(await tell({ rate: 1 }, { version: version - 1 })).toBe('older');
    expect(await tell({ rate: 1 }, { version })).toBe('versionReused');
    expect((await night()).rate).toBe(10_005);
    await tell({ rate: RATE });
  });

  test('that says what is known writes no change', async () => {
    await tell({ available: 5, rate: RATE });
    const written = await changes();
    expect(await tell({ available: 5, rate: RATE })).toBe('applied');
    expect(await changes()).toBe(written);
  });

  test.each([
    ['items.1.to', anItem({ from: '2030-06-14', to: '2030-06-13', rate: 1 })],
    ['items.1.from', anItem({ from: '2030-02-30', to: '2030-06-13', rate: 1 })],
    ['items.1.from', anItem({ from: '1990-01-01', to: '2030-06-13', rate: 1 })],
    ['items.1.to', anItem({ to: '2035-01-01', rate: 1 })],
    ['items.1.roomId', anItem({ roomId: 21, rate: 1 })],
    ['items.1.rate', anItem()],
    ['items.1.rate', anItem({ rate: 0 })],
    ['items.1.rate', anItem({ rate: 12.5 })],
    ['items.1.rate', anItem({ rate: '120' })],
    ['items.1.available', anItem({ available: -1 })],
    ['items.1.minStay', anItem({ minStay: 0 })],
  ])('with a bad %s is refused whole, and the field is named', async (field, bad) => {
    const before = await night();
    const { status, body } = await put({ items: [anItem({ available: 1 }), bad] });
    expect([status, body.code, body.field]).toEqual([400, 'INVALID_FIELD', field]);
    expect(await night()).toEqual(before);
  });

  test('reaches from yesterday to 800 days after it', async () => {
    const yesterday = addDays(shop.time.now.toISOString().slice(0, 10), -1);
    const last = addDays(yesterday, 800);
    expect(await tell({ from: addDays(yesterday, -1), to: yesterday, rate: RATE })).toBe('applied');
    expect(await tell({ from: last, to: last, rate: RATE })).toBe('applied');
    const beyond = await put({ items: [anItem({ from: last, to: addDays(last, 1), rate: RATE })] });
    expect([beyond.status, beyond.body.field]).toEqual([400, 'items.0.to']);
  });

  test('is refused with too many room days, without a version, or with a cursor that no feed has given', async () => {
    const year = anItem({ from: '2030-06-02', to: '2031-06-01', rate: 1 });
    expect((await put({ items: Array.from({ length: 40 }, () => year) })).body).toMatchObject({ code: 'INVALID_FIELD', field: 'items' });
    expect((await put({ version: 0, items: [anItem({ rate: 1 })] })).body).toMatchObject({ field: 'version' });
    expect((await put({ seen: '999999999', items: [anItem({ rate: 1 })] })).body).toMatchObject({ field: 'seen' });
  });

  test("is refused for another partner's hotel, and without a key", async () => {
    const before = await night('2030-06-12', 21);
    const foreign = await put({ items: [anItem({ available: 1 }), anItem({ hotelId: 2, roomId: 21, available: 0 })] });
    expect([foreign.status, foreign.body.code, foreign.body.field]).toEqual([403, 'FORBIDDEN', 'items.1.hotelId']);
    expect((await put({ seen: '0', items: [anItem({ available: 1 })] }, 'partner_guessed')).status).toBe(401);
    expect(await night('2030-06-12', 21)).toEqual(before);
  });
});

describe('the index of a process', () => {
  test('holds the update once it has been refreshed, in each process', async () => {
    const indexes = await Promise.all([ShopIndex.load(shop.db, () => shop.time.now), ShopIndex.load(shop.db, () => shop.time.now)]);
    await tell({ from: '2030-06-27', to: '2030-06-27', available: 3, rate: 15_100, minStay: 2 });
    const cellIn = ({ stays: { rooms, grid } }: ShopIndex) => {
      const cell = rooms.days.cellOf(rooms.byId.get(11)!, grid.dates.indexOf('2030-06-27'));
      return [rooms.days.stock(cell), rooms.days.price(cell), rooms.days.minStay(cell)];
    };
    for (const index of indexes) await refreshed(index, shop.db);
    const reported = [3, 15_100, 2];
    expect(indexes.map(cellIn)).toEqual([reported, reported]);
  });
});

describe('availability that crosses an order', () => {
  test('does not bring back what was sold since the source counted', async () => {
    const seen = await cursor();
    await tell({ available: 5 }, { seen });
    await sell();
    expect(await tell({ available: 5 }, { seen })).toBe('applied');
    expect((await night()).available).toBe(4);
    await tell({ available: 4 });
    expect((await night()).available).toBe(4);
  });

  test('keeps the new nights of a booking that moved, until the source has heard of the move', async () => {
    const { uuid } = await sell();
    const seen = await cursor();
    expect((await move(shop, uuid, { checkin: '2030-06-19', checkout: '2030-06-20' })).status).toBe(200);
    await tell({ from: '2030-06-19', to: '2030-06-19', available: 5 }, { seen });
    expect((await night('2030-06-19')).available).toBe(4);
  });

  test('gives a cancelled room back once', async () => {
    await tell({ available: 5 });
    const { uuid } = await sell();
    const seen = await cursor();
    await tell({ available: 4 }, { seen });
    expect((await cancel(shop, uuid)).status).toBe(200);
    expect((await night()).available).toBe(5);
    await tell({ available: 5 });
    expect((await night()).available).toBe(5);
  });

  test('does not resell a room that the source has sold as well when the booking here is cancelled', async () => {
    await tell({ available: 1 });
    const seen = await cursor();
    const { uuid } = await sell();
    await tell({ available: 0 }, { seen });
    expect((await night()).available).toBe(0);
    expect(await oversold.read(shop.db)).toEqual([{ name: 'shop_oversold_room_months', value: 1 }]);
    expect((await cancel(shop, uuid)).status).toBe(200);
    expect((await night()).available).toBe(0);
    expect(await oversold.read(shop.db)).toEqual([{ name: 'shop_oversold_room_months', value: 0 }]);
    await tell({ available: 1 });
    expect((await night()).available).toBe(1);
  });

  test('never oversells while thirty buyers and the source meet', async () => {
    const ROOMS = 9;
    const start = await cursor();
    await tell({ from: '2030-06-25', to: '2030-06-25', available: ROOMS });
    const buyers = Array.from({ length: 30 }, () => sell({ checkin: '2030-06-25', checkout: '2030-06-26' }).catch(() => ({ status: 0 })));
    let isSelling = true;
    const source = async () => {
      while (isSelling) {
        const { messages, cursor: seen } = await feed(start);
        await tell({ from: '2030-06-25', to: '2030-06-25', available: ROOMS - messages.length }, { seen });
      }
    };
    const updates = Promise.all([source(), source()]);
    const sold = (await Promise.all(buyers)).filter(({ status }) => status === 200);
    isSelling = false;
    await updates;
    expect(sold).toHaveLength(ROOMS);
    expect((await feed(start)).messages).toHaveLength(ROOMS);
    await tell({ from: '2030-06-25', to: '2030-06-25', available: 0 });
    expect((await night('2030-06-25')).available).toBe(0);
  });
});
