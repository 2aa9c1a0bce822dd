/** Rooms that are left: taking and moving them, the offer of a stay on a day, the months and promotions of a hotel. */
export { promotionsOfHotel, promotionsOfHotels } from './promotions-of-hotel.ts';
export { lockPrices, lockStocks, openPrices, openStocks, storeMonths } from './room-months.ts';
export type { MonthKey, PriceRow, StockRow } from './room-months.ts';
export { readStayOffer, soldOut } from './stay-offer.ts';
export { moveStock, takeStock } from './stock.ts';
export type { StockRequest } from './stock.ts';
