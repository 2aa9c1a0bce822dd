import { nightFullPrice, nightRefPrice, nightSellPrice, type PartyShares, type RoomNight } from '../stay-price.ts';

/** What one night costs the whole party, all rooms, in cents. */
export interface NightPrice {
  readonly refPrice: number;
  readonly sellPrice: number;
}

/** The parts of a stay's price, night by night; they add up to it to the cent. */
export function nightPrices(nights: readonly RoomNight[], supplement: number, shares: PartyShares): NightPrice[] {
  return nights.map((night) => {
    const full = nightFullPrice(night.price, supplement, shares);
    return { refPrice: nightRefPrice(full, night, { supplement, shares }), sellPrice: nightSellPrice(full, night.promo) };
  });
}

/** A promotion so deep is called a flash deal, in percent. */
const FLASH_PERCENT = 25;

/** True when every night is promoted by a quarter or more. */
export function isFlashDeal(nights: readonly NightPrice[]): boolean {
  return nights.length > 0 && nights.every(({ refPrice, sellPrice }) => sellPrice * 100 <= refPrice * (100 - FLASH_PERCENT));
}
