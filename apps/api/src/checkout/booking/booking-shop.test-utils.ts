import { aRoom, aStay, smallCatalogue, storedMonth } from '@shop/testing';
import { orderCookie, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';

export const EMAIL = 'marie.durand@example.com';

const inAll = (title: string) => ({ fr: title, es: title, nl: title, it: title, en: title });
const ROOM_LINE = { id: '2', kind: 'room', title: inAll('1 nuit en chambre double'), icon: 'bed-double' };
const catalogue = smallCatalogue({ stock: 50, days: { 24: { stock: 1 }, 26: { stock: 1 } } });
/** A booking is for two by {@link EMAIL}, in French, unless `change` says otherwise. */
export const modification = (checkin: string, checkout: string, change: object = {}) => ({
  email: EMAIL,
  locale: 'fr_FR',
  pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
  travelPeriod: { checkinDate: checkin, checkoutDate: checkout },
  ...change,
});

/**
 * The shop of a file, with the calls of a customer who changes or cancels a booking. Stay 101 costs 120 euros a night, 102 is not
 * refundable, 103 costs 220; one room is left on 24 and on 26 June.
 */
export function bookingShop() {
  const shop = shopOfFile({
    catalogue: {
      ...catalogue,
      rooms: [aRoom(), aRoom({ id: 12 })],
      stays: [
        aStay({ programme: [...aStay().programme, ROOM_LINE] }),
        aStay({ id: 102, cancellable: false, cancellation_type: 'NCNR' }),
        aStay({ id: 103, room_id: 12 }),
      ],
      months: [...catalogue.months, storedMonth({ room_id: 12, price: 20_000 })],
    },
  });
  const stockOf = async (day: number, roomId = 11) =>
    (
      await shop.db
        .selectFrom('room_stock')
        .select('stock')
        .where('month', '=', '2030-06-01')
        .where('room_id', '=', roomId)
        .executeTakeFirstOrThrow()
    ).stock[day - 1];

  async function booked(items: object = stayItems(), amount = 12_000) {
    const { opened } = await shop.checkout.sell(orderOf(items, amount));
    const { bookingNumber } = (await shop.checkout.get(`/gateway/orders/${opened.orderUUID}?locale=fr_FR`)).body;
    return { uuid: opened.orderUUID as string, bookingNumber: bookingNumber as string };
  }

  const find = (bookingNumber: string, email = EMAIL) =>
    shop.checkout.post('/gateway/bookings/find', { bookingNumber, email, locale: 'fr_FR' });
  const cancel = (uuid: string, expectedRefund: number, email = EMAIL) =>
    shop.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email, expectedRefund });
  const priceOf = (uuid: string, body: object) => shop.checkout.post(`/gateway/bookings/${uuid}/modification-price`, body);
  const modify = (uuid: string, body: object, expectedDifference: number) =>
    shop.checkout.post(`/gateway/bookings/${uuid}/modification`, { ...body, expectedDifference });
  const complete = (uuid: string, paymentIntentId: string) =>
    shop.checkout.post(`/gateway/bookings/${uuid}/modification/complete`, { email: EMAIL, paymentIntentId });
  const moneyOf = async (uuid: string) => (await shop.checkout.get(`/gateway/orders/${uuid}/payment`)).body;
  const document = (uuid: string, name: string) =>
    shop.app.inject({ url: `/gateway/orders/${uuid}/${name}`, headers: orderCookie(`/gateway/orders/${uuid}`) });
  return { shop, stockOf, booked, find, cancel, priceOf, modify, complete, moneyOf, document };
}
