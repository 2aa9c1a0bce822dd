import { nightsBetween } from '@shop/domain';
import { channelManagerKey, deliveredCatalogue, kayakItems, putInventory } from '../partner-shop.test-utils.ts';
import { orderOf } from '../../testing/checkout-client.ts';
import { refreshed } from '../../testing/refreshed.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';

const shop = shopOfFile({ catalogue: deliveredCatalogue() });

/** Cents for two, of a rate of 100 euros with what the stay adds. */
const NIGHT = 12_000;

let key = '';
let version = 0;

beforeAll(async () => {
  key = await channelManagerKey(shop);
  await restrict({ from: '2030-06-08', to: '2030-06-30', rate: 10_000, available: 20, minStay: 1 });
});

async function restrict(...items: { from: string; to: string; [restriction: string]: unknown }[]) {
  const update = { version: ++version, seen: '0', items: items.map((item) => ({ hotelId: 1, roomId: 11, ...item })) };
  const answer = await putInventory(shop, key, update);
  if (answer.status === 200) await refreshed(shop.index, shop.db);
  return answer;
}
const on = (day: string, restrictions: object) => ({ from: day, to: day, ...restrictions });

const get = async (url: string) => (await shop.app.inject({ url })).json();
const lengths = (checkin: string): Promise<number[]> =>
  get(`/api/weekend/101/packageCheckoutNights.json?checkin=${checkin}&adult=2&child=0&baby=0&locale=fr_FR`);
async function shortest(day: string): Promise<number | undefined> {
  const { availabilities } = await get('/api/product/101/availabilities.json?month=2030-06&length=1&locale=fr_FR');
  return availabilities[day]?.minLos;
}
/** What the sale answers, which reads the database. */
async function sale(checkin: string, checkout: string): Promise<string> {
  const order = orderOf(kayakItems({ checkin, checkout }), nightsBetween(checkin, checkout) * NIGHT);
  const { status, body } = await shop.checkout.start(order);
  return status === 200 ? 'open' : body.code;
}
const REFUSED = 'PACKAGE_NOT_AVAILABLE_CHECKIN';

test('a day that is closed to arrival is none in the calendar, has no lengths and sells nothing, and is slept through', async () => {
  await restrict(on('2030-06-12', { closedToArrival: true }));
  expect([await shortest('2030-06-12'), await lengths('2030-06-12'), await sale('2030-06-12', '2030-06-13')]).toEqual([
    undefined,
    [],
    REFUSED,
  ]);
  expect([await shortest('2030-06-11'), await sale('2030-06-11', '2030-06-13')]).toEqual([1, 'open']);
  await restrict(on('2030-06-12', { closedToArrival: false }));
  expect([await shortest('2030-06-12'), await sale('2030-06-12', '2030-06-13')]).toEqual([1, 'open']);
});

test('a day that is closed to departure makes the shortest stay before it longer, over the turn of the month too', async () => {
  await restrict(on('2030-06-15', { closedToDeparture: true }), { from: '2030-07-01', to: '2030-07-01', closedToDeparture: true });
  expect([await shortest('2030-06-14'), (await lengths('2030-06-14')).slice(0, 2)]).toEqual([2, [2, 3]]);
  expect([await sale('2030-06-14', '2030-06-15'), await sale('2030-06-14', '2030-06-16')]).toEqual([REFUSED, 'open']);
  expect([(await lengths('2030-06-30'))[0], await sale('2030-06-30', '2030-07-01')]).toEqual([2, REFUSED]);
});

test('the most nights are those of the day of arrival, and fourteen or more are no limit', async () => {
  await restrict(on('2030-06-17', { maxStay: 2 }));
  expect([await lengths('2030-06-17'), (await lengths('2030-06-16')).length]).toEqual([[1, 2], 14]);
  expect([await sale('2030-06-17', '2030-06-20'), await sale('2030-06-17', '2030-06-19')]).toEqual([REFUSED, 'open']);
  await restrict(on('2030-06-17', { maxStay: 99 }));
  expect((await lengths('2030-06-17')).length).toBeGreaterThan(2);
});

test('a closed night is sold in no stay whatever its rate and rooms, which hold again once it is open', async () => {
  await restrict(on('2030-06-21', { closed: true }));
  await restrict(on('2030-06-21', { rate: 10_000, available: 20 }));
  expect([await shortest('2030-06-21'), await lengths('2030-06-20'), await sale('2030-06-20', '2030-06-22')]).toEqual([
    undefined,
    [1],
    REFUSED,
  ]);
  await restrict(on('2030-06-21', { closed: false }));
  expect([await shortest('2030-06-21'), await sale('2030-06-20', '2030-06-22')]).toEqual([1, 'open']);
});

test('months whose last restriction is taken back keep none', async () => {
  await restrict(on('2030-08-03', { maxStay: 2, closed: true, closedToArrival: true, closedToDeparture: true }));
  await restrict(on('2030-08-03', { maxStay: 14, closed: false, closedToArrival: false, closedToDeparture: false }));
  const month = shop.db.selectFrom('room_month').select(['max_stay', 'closed', 'closed_to_arrival', 'closed_to_departure']);
  expect(await month.where('room_id', '=', 11).where('month', '=', '2030-08-01').executeTakeFirstOrThrow()).toEqual({
    max_stay: null,
    closed: null,
    closed_to_arrival: null,
    closed_to_departure: null,
  });
});

test.each([
  ['items.0.maxStay', { minStay: 3, maxStay: 2 }],
  ['items.0.maxStay', { maxStay: 0 }],
  ['items.0.closed', { closed: 'yes' }],
  ['items.0.closedToArrival', { closedToArrival: 1 }],
  ['items.0.closedToDeparture', { closedToDeparture: null }],
  ['items.0.rate', {}],
])('a bad %s of %j is refused, and the field is named', async (field, restrictions) => {
  expect(await restrict(on('2030-06-12', restrictions))).toMatchObject({ status: 400, body: { code: 'INVALID_FIELD', field } });
});
