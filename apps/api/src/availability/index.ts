/** The index: days, offers and prices of what is on sale, without a question to the database. */
export {
  TWO_ADULTS,
  arrivalOn,
  fewestNights,
  fromPrice,
  isOpen,
  isOpenWith,
  possibleNights,
  priceFrom,
  roomsOf,
  sharesOf,
} from './arrivals.ts';
export type { OpenTest } from './arrivals.ts';
export { bookingDay } from './booking-day.ts';
export type { BookingDays } from './booking-day.ts';
export type { IndexedShop } from './indexed-shop.ts';
export { announceGiftPrices } from './loading/gift-prices.ts';
export { lastArrival } from './last-arrival.ts';
export { perVersion } from './per-version.ts';
export { shortestArrivals } from './shortest-arrivals.ts';
export type { ShortestArrivals } from './shortest-arrivals.ts';
export type { ShopIndex } from './shop-index.ts';
export {
  hotelIdOf,
  nightsOfHotel,
  ownOffer,
  soldOfHotel,
  staysOfHotel,
  variantNumbered,
  variantOffer,
  variantsAmong,
  variantsOf,
} from './sold-offer.ts';
export type { SoldOffer } from './sold-offer.ts';
export { dayAt, dayNumber } from './stay-index.ts';
export type { GiftPrices, StayIndex, Stays } from './stay-index.ts';
export { arrivalDay, departureOf, stayPeriod } from './stay-period.ts';
export type { StayPeriod } from './stay-period.ts';
