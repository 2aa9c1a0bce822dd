import { partyShares, type Party, type PartyShares } from '@shop/domain';
import { isOpen, priceFrom } from './arrivals.ts';
import type { StayIndex } from './stay-index.ts';

/** What is asked of every stay: the party, the dates or the length, or a gift. */
export interface Asked {
  readonly party: Party;
  /** Number of the arrival day on the grid; without it the from-price counts. */
  readonly day?: number;
  /** Length; without it each stay's shortest. */
  readonly nights?: number;
  /** Everybody sleeps in one room (spec 2, section 5). */
  readonly oneRoom?: boolean;
  /** Prices of gifts instead: `nights` of a giftable stay for two, on a day that the recipient chooses. */
  readonly gift?: boolean;
  /** Cents that a gift pays of it; the price falls by them, never below 0 (spec 1, section 7). */
  readonly giftValue?: number;
}

/** The offer of the stay that was asked last. */
export interface PricedOffer {
  /** Cents. */
  sellPrice: number;
  refPrice: number;
  nights: number;
  /** Number of the arrival day; -1 for a gift. */
  day: number;
}

/** Prices stays one after the other into `offer`; false where a stay cannot be had. Nothing is allocated on the way. */
export interface Pricer {
  readonly offer: PricedOffer;
  price(stay: number): boolean;
}

export function pricerOf(index: StayIndex, asked: Asked): Pricer {
  const offer: PricedOffer = { sellPrice: 0, refPrice: 0, nights: 0, day: -1 };
  const price = asked.gift ? giftPricer(index, asked, offer) : stayPricer(index, asked, offer);
  const { giftValue } = asked;
  if (giftValue === undefined) return { offer, price };
  return {
    offer,
    price(stay) {
      if (!price(stay)) return false;
      offer.sellPrice = Math.max(0, offer.sellPrice - giftValue);
      offer.refPrice = offer.sellPrice;
      return true;
    },
  };
}

function stayPricer(index: StayIndex, asked: Asked, offer: PricedOffer): (stay: number) => boolean {
  const { stays, rooms } = index;
  const { day, nights: wanted, oneRoom, party } = asked;
  const sharesFor = sharesByCapacity(party);
  const priceOf = day === undefined ? fromPricer(index, asked, offer) : dayPricer(index, day, offer);
  return (stay) => {
    const shortest = stays.nights[stay]!;
    const nights = wanted ?? shortest;
    if (nights < shortest) return false;
    const shares = sharesFor(rooms.capacity[stays.room[stay]!]!);
    if (oneRoom && shares.rooms > 1) return false;
    offer.nights = nights;
    return priceOf(stay, shares);
  };
}

type PriceOf = (stay: number, shares: PartyShares) => boolean;

/** The price on the day that was asked for. */
function dayPricer(index: StayIndex, day: number, offer: PricedOffer): PriceOf {
  return (stay, shares) => {
    offer.day = day;
    if (!isOpen(index, stay, day, offer.nights, shares.rooms)) return false;
    priceFrom(index, stay, offer, shares, offer);
    return true;
  };
}

/** The from-price, out of the columns of the party; what is not in them yet is worked out and kept. */
function fromPricer(index: StayIndex, { party, nights }: Asked, offer: PricedOffer): PriceOf {
  const { stays } = index;
  const { sell, ref, day } = stays.partyPrices.columnsFor(index, party, nights);
  const learn = (stay: number, shares: PartyShares): void => {
    offer.day = stays.fromDays.dayOf(index, stay, offer.nights, shares.rooms);
    if (offer.day >= 0) priceFrom(index, stay, offer, shares, offer);
    day[stay] = offer.day;
    sell[stay] = offer.day < 0 ? 0 : offer.sellPrice;
    ref[stay] = offer.refPrice;
  };
  return (stay, shares) => {
    if (sell[stay]! < 0) learn(stay, shares);
    offer.day = day[stay]!;
    offer.sellPrice = sell[stay]!;
    offer.refPrice = ref[stay]!;
    return offer.day >= 0;
  };
}

function giftPricer({ stays }: StayIndex, { nights }: Asked, offer: PricedOffer): (stay: number) => boolean {
  return (stay) => {
    const gift = stays.gifts[stay];
    const place = gift ? (nights === undefined ? 0 : gift.nights.indexOf(nights)) : -1;
    if (!gift || place < 0) return false;
    offer.nights = gift.nights[place]!;
    offer.sellPrice = gift.sellPrice[place]!;
    offer.refPrice = gift.refPrice[place]!;
    return true;
  };
}

/** A party's shares depend on a room's capacity alone; few capacities come again and again. */
function sharesByCapacity(party: Party): (capacity: number) => PartyShares {
  const known: (PartyShares | undefined)[] = [];
  return (capacity) => (known[capacity] ??= partyShares(party, capacity));
}
