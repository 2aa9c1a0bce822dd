import { aStay, smallCatalogue } from '@shop/testing';
import { addDays } from '@shop/domain';
import { orderOf, stayItems } from '../../testing/checkout-client.ts';
import { refreshed } from '../../testing/refreshed.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';

const EMAIL = 'marie.durand@example.com';
/** One room in the house, none on the 20th; on the 24th a stay takes two nights. */
const shop = shopOfFile({
  catalogue: {
    ...smallCatalogue({ stock: 1, days: { 20: { stock: 0 }, 24: { minStay: 2 } } }),
    stays: [aStay(), aStay({ id: 102, cancellable: false, cancellation_type: 'NCNR' })],
  },
  outboxSleeps: true,
});
const pax = { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 };
let uuid: string;

/** Two nights from the 12th in the only room. */
beforeAll(async () => {
  const { opened } = await shop.checkout.sell(orderOf(stayItems({ checkin: '2030-06-12', checkout: '2030-06-14' }), 24_000));
  uuid = opened.orderUUID;
  await refreshed(shop.index, shop.db);
});

const ask = (what: 'days' | 'nights', body: object, of = uuid) =>
  shop.checkout.post(`/gateway/bookings/${of}/modification-${what}`, { email: EMAIL, locale: 'fr_FR', ...body });
const nightsFrom = async (checkinDate: string) => (await ask('nights', { pax, checkinDate })).body as number[];
const everybodysNights = async (checkin: string) =>
  (await shop.checkout.get(`/api/weekend/101/packageCheckoutNights.json?checkin=${checkin}&adult=2&locale=fr_FR`)).body as number[];

test('a booking that holds the last room may keep its days, or move by one', async () => {
  const { body } = await ask('days', { month: '2030-06', length: 1 });
  for (const day of ['2030-06-11', '2030-06-12', '2030-06-13']) expect(body.availabilities[day]).toMatchObject({ amount: 12_000 });
  expect(await nightsFrom('2030-06-12')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(await nightsFrom('2030-06-13')).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('for everybody else the room is taken', async () => {
  const { body } = await shop.checkout.get('/api/product/101/availabilities.json?month=2030-06&length=1&locale=fr_FR');
  expect([body.availabilities['2030-06-12'], body.availabilities['2030-06-13']]).toEqual([null, null]);
  expect(await everybodysNights('2030-06-12')).toEqual([]);
  expect(await everybodysNights('2030-06-11')).toEqual([1]);
});

test('each length that is offered has a price, and each that is not is refused: 15 arrivals, up to 6 nights', async () => {
  const arrivals = Array.from({ length: 15 }, (_, day) => addDays('2030-06-10', day));
  for (const checkin of arrivals) {
    const offered = await nightsFrom(checkin);
    const priced: number[] = [];
    for (let nights = 1; nights <= 6; nights++) {
      const travelPeriod = { checkinDate: checkin, checkoutDate: addDays(checkin, nights) };
      const { status } = await shop.checkout.post(`/gateway/bookings/${uuid}/modification-price`, {
        email: EMAIL,
        locale: 'fr_FR',
        pax,
        travelPeriod,
      });
      if (status === 200) priced.push(nights);
    }
    expect({ checkin, nights: offered.filter((nights) => nights <= 6) }).toEqual({ checkin, nights: priced });
  }
});

test('a stranger is answered as if there were no booking, and a booking that cannot be changed says so', async () => {
  const stranger = { email: 'somebody.else@example.com' };
  expect(await ask('days', { ...stranger, length: 1 })).toMatchObject({ status: 404 });
  expect(await ask('nights', { ...stranger, pax, checkinDate: '2030-06-12' })).toMatchObject({ status: 404 });
  const { opened } = await shop.checkout.sell(
    orderOf(stayItems({ offerId: '102', checkin: '2030-06-26', checkout: '2030-06-27' }), 12_000),
  );
  expect(await ask('days', { length: 1 }, opened.orderUUID)).toMatchObject({ status: 409, body: { code: 'NOT_MODIFIABLE' } });
});
