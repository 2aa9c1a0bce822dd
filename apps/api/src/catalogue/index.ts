/** A stay as its page shows it: its programme, calendar, facts, and the parameters that name it. */
export { calendarOf } from './calendar.ts';
export type { CatalogueShop, KeptRows } from './catalogue-shop.ts';
export { cardsOf, foundStay } from './found-stay.ts';
export type { StayParams } from './found-stay.ts';
export { localTaxRule } from './hotel/hotel-facts.ts';
export { pageModel } from './page-model.ts';
export { soldStay } from './params/stay-number.ts';
export { stayParams } from './params/stay-params.ts';
export { activityChoices, programmeOf } from './programme.ts';
export { readHouses, stayOfHouse } from './rows/house-rows.ts';
export type { HouseRows } from './rows/house-rows.ts';
export type { StayRows } from './rows/stay-rows.ts';
