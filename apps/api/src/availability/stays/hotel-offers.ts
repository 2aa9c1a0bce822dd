import type { Lines } from '../byte-tally.ts';
import type { StayIndex } from '../stay-index.ts';

/**
 * What the offers of a hotel come to, for one way of asking. A search that asks nothing of a stay but its price, and wants one
 * of each hotel, reads these few numbers instead of every stay.
 */
export interface HotelOffers {
  /** Cents of the cheapest stay; `UNKNOWN` while nobody has asked, `NONE` where no stay can be had. The others hold nothing then. */
  readonly lowest: Int32Array;
  /** Cents of the dearest. */
  readonly highest: Int32Array;
  /** Place among the hotel's stays of the one that is worth most, and of the cheapest; where two are level, as `BestOfHotel` decides. */
  readonly best: Uint16Array;
  readonly cheapest: Uint16Array;
  /** Lines of what one or another of the stays holds. */
  readonly items: Uint8Array;
}

export function newHotelOffers(hotels: number, itemBytes: number): HotelOffers {
  return {
    lowest: new Int32Array(hotels),
    highest: new Int32Array(hotels),
    best: new Uint16Array(hotels),
    cheapest: new Uint16Array(hotels),
    items: new Uint8Array(hotels * itemBytes),
  };
}

interface Priced {
  /** Cents; below 0 where the stay cannot be had. */
  readonly centsOf: (stay: number) => number;
  readonly worthOf: (stay: number) => number;
}

/** Goes through the stays of a hotel once and writes down what they come to; tells whether any can be had. */
export function sumUpHotel({ hotels, stays }: StayIndex, hotel: number, offers: HotelOffers, { centsOf, worthOf }: Priced): boolean {
  const first = hotels.firstStay[hotel]!;
  const { itemLines } = stays;
  let [best, cheapest] = [-1, -1];
  let [worth, cents, lowest, highest] = [0, 0, 0, -1];
  forgetItems(itemLines.width, hotel, offers);
  for (let stay = first; stay < hotels.firstStay[hotel + 1]!; stay++) {
    const own = centsOf(stay);
    if (own < 0) continue;
    const ownWorth = worthOf(stay);
    if (best < 0 || ownWorth > worth || (ownWorth === worth && own < cents)) [best, worth, cents] = [stay, ownWorth, own];
    if (cheapest < 0 || own < lowest) [cheapest, lowest] = [stay, own];
    if (own > highest) highest = own;
    addItems(itemLines, stay, hotel, offers.items);
  }
  if (best < 0) return false;
  offers.best[hotel] = best - first;
  offers.cheapest[hotel] = cheapest - first;
  offers.lowest[hotel] = lowest;
  offers.highest[hotel] = highest;
  return true;
}

function forgetItems(width: number, hotel: number, { items }: HotelOffers): void {
  for (let place = 0; place < width; place++) items[hotel * width + place] = 0;
}

function addItems({ width, bytes }: Lines, stay: number, hotel: number, lines: Uint8Array): void {
  for (let place = 0; place < width; place++) lines[hotel * width + place]! |= bytes[stay * width + place]!;
}
