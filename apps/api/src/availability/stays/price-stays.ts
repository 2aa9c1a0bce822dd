import { partyShares, type Party, type PartyShares } from '@shop/domain';
import { priceFrom, priceIfOpen } from '../arrivals.ts';
import { sumUpHotel, type HotelOffers } from './hotel-offers.ts';
import { NONE, UNKNOWN, type OfferColumns } from './offer-cache.ts';
import { worthOf } from './ranking.ts';
import type { StayIndex } from '../stay-index.ts';

/** What is asked of every stay: the party, the arrivals or the length, or a gift. */
export interface Requested {
  readonly party: Party;
  /**
   * Arrivals that are as welcome as each other, as numbers of the grid, the preferred first: the cheapest counts, the first of those
   * as cheap. Without any the from-price counts.
   */
  readonly arrivals?: readonly number[] | undefined;
  /** Length; without it each stay's shortest. */
  readonly nights?: number;
  /** Everybody sleeps in one room (spec 2, section 5). */
  readonly oneRoom?: boolean;
  /** Only hotel nights, which all other searches leave out (SEARCH-001, SEARCH-002). */
  readonly hotelNights?: boolean;
  /** Prices of gifts instead: `nights` of a giftable stay for two, on a day that the recipient chooses. */
  readonly gift?: boolean;
  /** Cents that a gift pays of it; the price falls by them, never below 0 (GIFT-021). */
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

export function pricerOf(index: StayIndex, requested: Requested): Pricer {
  return new Pricer(index, requested);
}

/**
 * Prices stays one after the other; use it at once, for its columns are reused by the next question. Nothing is allocated on the way.
 */
class Pricer {
  /** The offer of the stay for which `price` said yes. */
  readonly offer: PricedOffer = { sellPrice: 0, refPrice: 0, nights: 0, day: -1 };
  /** What the offers of each hotel come to, once `lowestOf` has said of it that there are some; before a gift pays. */
  readonly hotels: HotelOffers;
  readonly #index: StayIndex;
  readonly #columns: OfferColumns;
  readonly #giftValue: number | undefined;
  readonly #workOut: (stay: number) => boolean;
  /** Before a gift pays. */
  readonly #whole = { centsOf: (stay: number) => this.#wholeCentsOf(stay), worthOf: (stay: number) => this.#columns.worth[stay]! };

  constructor(index: StayIndex, requested: Requested) {
    this.#index = index;
    this.#columns = index.stays.offerCache.columnsFor(requested);
    this.hotels = this.#columns.hotels;
    this.#giftValue = requested.giftValue;
    this.#workOut = requested.gift ? giftPricer(index, requested, this.offer) : stayPricer(index, requested, this.offer);
  }

  /** Cents; below 0 where the stay cannot be had. */
  centsOf(stay: number): number {
    const cents = this.#wholeCentsOf(stay);
    return this.#giftValue === undefined || cents < 0 ? cents : Math.max(0, cents - this.#giftValue);
  }

  /** The worth of each stay that can be had; not for what a gift pays a part of. */
  get worth(): Float64Array {
    return this.#columns.worth;
  }

  /** Cents of a hotel's cheapest stay before a gift pays; below 0 where none can be had. */
  lowestOf(hotel: number): number {
    const cents = this.hotels.lowest[hotel]!;
    return cents === UNKNOWN ? this.#sumUp(hotel) : cents;
  }

  /** Whether a stay can be had; then its offer is in `offer`. */
  price(stay: number): boolean {
    const cents = this.centsOf(stay);
    if (cents < 0 || !this.#workOut(stay)) return false;
    this.offer.sellPrice = cents;
    if (this.#giftValue !== undefined) this.offer.refPrice = cents;
    return true;
  }

  #wholeCentsOf(stay: number): number {
    const cents = this.#columns.sell[stay]!;
    return cents === UNKNOWN ? this.#learn(stay) : cents;
  }

  #learn(stay: number): number {
    const { sell, worth } = this.#columns;
    if (!this.#workOut(stay)) return (sell[stay] = NONE);
    const { hotels, stays } = this.#index;
    const hotel = stays.hotel[stay]!;
    worth[stay] = worthOf(this.offer, hotels.score[hotel]!, hotels.reviews[hotel]!);
    return (sell[stay] = this.offer.sellPrice);
  }

  #sumUp(hotel: number): number {
    const { lowest } = this.hotels;
    if (!sumUpHotel(this.#index, hotel, this.hotels, this.#whole)) lowest[hotel] = NONE;
    return lowest[hotel]!;
  }
}

function stayPricer(index: StayIndex, requested: Requested, offer: PricedOffer): (stay: number) => boolean {
  const { stays, rooms } = index;
  const { arrivals, nights: wanted, oneRoom, party } = requested;
  const kind = requested.hotelNights ? 1 : 0;
  const sharesFor = sharesByCapacity(party);
  const priceOf = arrivals === undefined ? fromPricer(index, offer) : arrivalPricer(index, arrivals, offer);
  return (stay) => {
    if (stays.isNight[stay] !== kind) return false;
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
    return priceIfOpen(index, stay, offer, shares);
  };
}

/** The cheapest of the days that were asked for. */
function arrivalPricer(index: StayIndex, arrivals: readonly number[], offer: PricedOffer): PriceOf {
  const [only] = arrivals;
  if (arrivals.length === 1) return dayPricer(index, only!, offer);
  const one: PricedOffer = { ...offer };
  return (stay, shares) => {
    let isOpen = false;
    one.nights = offer.nights;
    for (const day of arrivals) {
      one.day = day;
      if (!priceIfOpen(index, stay, one, shares) || (isOpen && one.sellPrice >= offer.sellPrice)) continue;
      isOpen = true;
      offer.day = day;
      offer.sellPrice = one.sellPrice;
      offer.refPrice = one.refPrice;
    }
    return isOpen;
  };
}

/** The from-price: what the party pays on the cheapest arrival. */
function fromPricer(index: StayIndex, offer: PricedOffer): PriceOf {
  return (stay, shares) => {
    offer.day = index.stays.fromDays.dayOf(index, stay, offer.nights, shares.rooms);
    if (offer.day < 0) return false;
    priceFrom(index, stay, offer, shares, offer);
    return true;
  };
}

function giftPricer({ stays }: StayIndex, { nights }: Requested, offer: PricedOffer): (stay: number) => boolean {
  return (stay) => {
    const gift = stays.gifts[stay];
    const place = gift ? (nights === undefined ? 0 : gift.nights.indexOf(nights)) : -1;
    if (!gift || place < 0) return false;
    offer.day = -1;
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

export type { Pricer };
