import { nightRefPrice, nightSellPrice, partyShares, roomsFor, type PartyShares, type Party } from '@shop/domain';
import { MAX_NIGHTS } from './from-days.ts';
import type { StayIndex } from './stay-index.ts';

export { MAX_NIGHTS };
export const TWO_ADULTS: Party = { adults: 2, children: 0, babies: 0 };

/** Why a party can or cannot arrive on a day for a number of nights. */
export type Arrival = { kind: 'open'; availableRooms: number } | { kind: 'notOnThisDay' } | { kind: 'soldOut' };

export interface IndexedPrice {
  sellPrice: number;
  refPrice: number;
}

/**
 * The minimum stay of the arrival day decides; every night must be sold, with a room for everybody.
 * Days outside the grid or before the first bookable day are never open.
 */
export function arrivalOn(index: StayIndex, stay: number, day: number, nights: number, rooms: number): Arrival {
  const { grid, stays } = index;
  if (day < grid.firstDay || nights < stays.nights[stay]! || nights > MAX_NIGHTS || day + nights > grid.days)
    return { kind: 'notOnThisDay' };
  const at = stays.room[stay]! * grid.days + day;
  if (nights < index.rooms.minStay[at]!) return { kind: 'notOnThisDay' };
  let available = Infinity;
  for (let night = 0; night < nights; night++) {
    if (index.rooms.price[at + night]! <= 0) return { kind: 'notOnThisDay' };
    available = Math.min(available, index.rooms.stock[at + night]!);
  }
  return available >= rooms ? { kind: 'open', availableRooms: available } : { kind: 'soldOut' };
}

/** The same question as a yes or no, for passes over the whole index. */
export function isOpen(index: StayIndex, stay: number, day: number, nights: number, rooms: number): boolean {
  const { grid, stays, rooms: all } = index;
  if (day < grid.firstDay || nights < stays.nights[stay]! || nights > MAX_NIGHTS || day + nights > grid.days) return false;
  const at = stays.room[stay]! * grid.days + day;
  if (nights < all.minStay[at]!) return false;
  for (let night = at; night < at + nights; night++) if (all.price[night]! <= 0 || all.stock[night]! < rooms) return false;
  return true;
}

/** Lengths that a party can stay from a day on. */
export function possibleNights(index: StayIndex, stay: number, day: number, party: Party): number[] {
  const rooms = roomsOf(index, stay, party);
  const lengths: number[] = [];
  for (let nights = index.stays.nights[stay]!; nights <= MAX_NIGHTS; nights++)
    if (isOpen(index, stay, day, nights, rooms)) lengths.push(nights);
  return lengths;
}

export function roomsOf(index: StayIndex, stay: number, party: Party): number {
  return roomsFor(party, index.rooms.capacity[index.stays.room[stay]!]!);
}

export function sharesOf(index: StayIndex, stay: number, party: Party): PartyShares {
  return partyShares(party, index.rooms.capacity[index.stays.room[stay]!]!);
}

/** The price of nights that are open; writes into `price`, so that a pass over thousands of stays allocates nothing. */
export function priceFrom(
  index: StayIndex,
  stay: number,
  { day, nights }: { day: number; nights: number },
  shares: PartyShares,
  price: IndexedPrice = { sellPrice: 0, refPrice: 0 },
): IndexedPrice {
  const at = index.stays.room[stay]! * index.grid.days + day;
  const supplement = index.stays.supplement[stay]!;
  price.sellPrice = 0;
  price.refPrice = 0;
  for (let night = at; night < at + nights; night++) {
    const ref = nightRefPrice(index.rooms.price[night]!, supplement, shares);
    price.refPrice += ref;
    price.sellPrice += nightSellPrice(ref, index.rooms.promo[night]!);
  }
  return price;
}

/** Computes the from-price of a stay anew: after its room changed, or a day has passed. */
export function refreshFromPrice(index: StayIndex, stay: number): void {
  index.stays.fromDays.forget(stay);
  index.stays.partyPrices.forget(stay);
  const from = fromPrice(index, stay, index.stays.nights[stay]!, TWO_ADULTS);
  index.stays.fromDay[stay] = from?.day ?? -1;
  index.stays.fromSell[stay] = from?.sellPrice ?? 0;
  index.stays.fromRef[stay] = from?.refPrice ?? 0;
}

/** What a party pays on the cheapest arrival that has rooms for all; undefined when there is none. */
export function fromPrice(index: StayIndex, stay: number, nights: number, party: Party): (IndexedPrice & { day: number }) | undefined {
  const shares = sharesOf(index, stay, party);
  const day = index.stays.fromDays.dayOf(index, stay, nights, shares.rooms);
  return day < 0 ? undefined : { ...priceFrom(index, stay, { day, nights }, shares), day };
}
