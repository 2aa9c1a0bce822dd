import { aHotel, aMonth, aPlace, aRoom, aStay, arrayOf, type RoomMonth } from './builders.ts';

/** A month as the catalogue of a test keeps it. */
export function storedMonth(facts: Partial<RoomMonth> = {}) {
  const of = aMonth(facts);
  return {
    hotel_id: of.hotel_id,
    room_id: of.room_id,
    month: of.month,
    price: arrayOf(of, 'price'),
    promo: arrayOf(of, 'promo'),
    min_stay: arrayOf(of, 'minStay'),
    stock: arrayOf(of, 'stock'),
  };
}

/** One hotel with one room and one stay, open in June and July 2030; a night costs 120 euros for two. */
export function smallCatalogue(june: Partial<RoomMonth> = {}) {
  return {
    places: [aPlace()],
    hotels: [aHotel()],
    rooms: [aRoom()],
    stays: [aStay()],
    months: [storedMonth(june), storedMonth({ month: '2030-07-01', length: 31 })],
  };
}
