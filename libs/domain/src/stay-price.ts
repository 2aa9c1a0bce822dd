import type { Party } from './party/party.ts';

/**
 * What a stay costs. One place for the shop window, the calendar, the quote and the order.
 *
 * A room's nightly price is for up to two people. In the rooms that the party takes:
 * - each further adult adds 30 % of the nightly price, each further child 15 % (half), babies nothing;
 * - the stay's supplement (breakfast, spa ...) is given per night for two adults: an adult counts half of it, a child a quarter.
 * The full price of a night is rounded to whole euros. The day's promotion is taken off and the result rounded
 * up to whole euros, so that a shown discount is never larger than the one given and nights add up exactly.
 * The reference price is the full one, lowered to what the night cost before its promotion.
 */

/** One night in a room: cents for two people, promotion in percent. */
export interface RoomNight {
  readonly price: number;
  readonly promo: number;
  readonly prior?: PriorPrice | undefined;
}

/**
 * Lowest price and highest promotion of a night in the 30 days before its promotion began: the price that the promotion is
 * compared with is never above what they make (decision note `prior-price`).
 */
export interface PriorPrice {
  readonly price: number;
  readonly promo: number;
}

/** By how much the prices for two are multiplied for a party. */
export interface PartyShares {
  readonly rooms: number;
  readonly room: number;
  readonly supplement: number;
}

export interface StayPrice {
  /** Cents. */
  readonly sellPrice: number;
  /** Cents, what promotions are compared with. */
  readonly refPrice: number;
  readonly nbRooms: number;
  readonly nights: number;
}

const PEOPLE_IN_THE_PRICE = 2;
const EXTRA_ADULT = 0.3;
const EXTRA_CHILD = 0.15;
const EURO = 100;

/** The price of consecutive nights, in cents. */
export function stayPrice(stay: { nights: readonly RoomNight[]; supplement: number; capacity: number; party: Party }): StayPrice {
  const shares = partyShares(stay.party, stay.capacity);
  let refPrice = 0;
  let sellPrice = 0;
  for (const night of stay.nights) {
    const full = nightFullPrice(night.price, stay.supplement, shares);
    refPrice += nightRefPrice(full, night, { supplement: stay.supplement, shares });
    sellPrice += nightSellPrice(full, night.promo);
  }
  return { refPrice, sellPrice, nbRooms: shares.rooms, nights: stay.nights.length };
}

/** Rooms that a party takes; babies sleep with their parents. */
export function roomsFor(party: Party, capacity: number): number {
  return Math.max(1, Math.ceil((party.adults + party.children) / Math.max(1, capacity)));
}

/** The multipliers of a party; computed once and used for many nights. */
export function partyShares(party: Party, capacity: number): PartyShares {
  const rooms = roomsFor(party, capacity);
  const included = rooms * PEOPLE_IN_THE_PRICE;
  const extraAdults = Math.max(0, party.adults - included);
  const extraChildren = Math.max(0, party.children - Math.max(0, included - party.adults));
  return {
    rooms,
    room: rooms + extraAdults * EXTRA_ADULT + extraChildren * EXTRA_CHILD,
    supplement: (party.adults + party.children / 2) / 2,
  };
}

/** Cents before the promotion, whole euros. */
export function nightFullPrice(price: number, supplement: number, shares: PartyShares): number {
  return Math.round((price * shares.room + supplement * shares.supplement) / EURO) * EURO;
}

/** Cents after a promotion in percent, rounded up to whole euros. */
export function nightSellPrice(fullPrice: number, promo: number): number {
  return Math.ceil((fullPrice * (EURO - promo)) / (EURO * EURO)) * EURO;
}

/** Cents that a promotion is compared with: the full price, or the lower one of before; never less than what is paid. */
export function nightRefPrice(
  fullPrice: number,
  { promo, prior }: Pick<RoomNight, 'promo' | 'prior'>,
  { supplement, shares }: { readonly supplement: number; readonly shares: PartyShares },
): number {
  if (promo === 0 || !prior) return fullPrice;
  const before = nightSellPrice(nightFullPrice(prior.price, supplement, shares), prior.promo);
  return Math.max(nightSellPrice(fullPrice, promo), Math.min(fullPrice, before));
}

/** Local tax of the whole stay in cents, paid at the hotel: adults only (spec 2, quote). */
export function localTaxTotal(taxPerAdultNight: number, adults: number, nights: number): number {
  return taxPerAdultNight * adults * nights;
}
