import { MAX_NIGHTS } from '@shop/contracts';
import { nightFullPrice, nightRefPrice, nightSellPrice, partyShares, roomsFor, type PartyShares, type Party } from '@shop/domain';
import type { StayIndex } from './stay-index.ts';

export const TWO_ADULTS: Party = { adults: 2, children: 0, babies: 0 };

/** Why a party can or cannot arrive on a day for a number of nights. */
export type Arrival = { kind: 'open'; availableRooms: number } | { kind: 'notOnThisDay' } | { kind: 'soldOut' };

/** Rooms that are free for one request alone: those of the booking that it changes. Nights are days of the grid. */
export interface GivenBack {
  readonly room: number;
  readonly rooms: number;
  readonly firstNight: number;
  readonly nights: number;
}

/** Whether a stay can begin on a day for a number of nights, with so many rooms. */
export type OpenTest = typeof isOpen;

/** The same yes or no for a change that gives rooms back. */
export function isOpenWith(givenBack: GivenBack): OpenTest {
  return (index, stay, day, nights, rooms) => arrivalOn(index, stay, day, nights, rooms, givenBack).kind === 'open';
}

export interface IndexedPrice {
  sellPrice: number;
  refPrice: number;
}

/**
 * The restrictions of the days of arrival and departure decide, and the seasons of the activities; every night must be sold,
 * with a room for everybody.
 * Days outside the grid or before the first bookable day are never open.
 */
export function arrivalOn(index: StayIndex, stay: number, day: number, nights: number, rooms: number, givenBack?: GivenBack): Arrival {
  const { grid, stays } = index;
  if (day < grid.firstDay || nights < stays.nights[stay]! || nights > MAX_NIGHTS || day + nights > grid.days)
    return { kind: 'notOnThisDay' };
  const { days } = index.rooms;
  let cell = days.cellOf(stays.room[stay]!, day);
  if (!days.allowsStay(cell, nights) || nights < seasonNightsOn(stays, stay, day)) return { kind: 'notOnThisDay' };
  let available = Infinity;
  for (let night = 0; night < nights; night++, cell += days.nextDay) {
    if (days.price(cell) <= 0) return { kind: 'notOnThisDay' };
    available = Math.min(available, days.stock(cell) + roomsBack(givenBack, stays.room[stay]!, day + night));
  }
  return available >= rooms ? { kind: 'open', availableRooms: available } : { kind: 'soldOut' };
}

function roomsBack(givenBack: GivenBack | undefined, room: number, night: number): number {
  if (givenBack?.room !== room) return 0;
  const { rooms, firstNight, nights } = givenBack;
  return night >= firstNight && night < firstNight + nights ? rooms : 0;
}

/** The same question as a yes or no, for passes over the whole index. */
export function isOpen(index: StayIndex, stay: number, day: number, nights: number, rooms: number): boolean {
  const { grid, stays } = index;
  if (day < grid.firstDay || nights < stays.nights[stay]! || nights > MAX_NIGHTS || day + nights > grid.days) return false;
  const { days } = index.rooms;
  let cell = days.cellOf(stays.room[stay]!, day);
  if (!days.allowsStay(cell, nights) || nights < seasonNightsOn(stays, stay, day)) return false;
  for (let night = 0; night < nights; night++, cell += days.nextDay) if (days.price(cell) <= 0 || days.stock(cell) < rooms) return false;
  return true;
}

/** Nights that an arrival on a day of the grid needs: of stay and room, for the activities to be in season, and until a day on which one may leave. */
function shortestNights({ rooms, stays }: StayIndex, stay: number, day: number): number {
  const { days } = rooms;
  const cell = days.cellOf(stays.room[stay]!, day);
  return days.nightsUntilDeparture(cell, Math.max(stays.nights[stay]!, days.minStay(cell), seasonNightsOn(stays, stay, day)));
}

function seasonNightsOn({ seasonNights }: StayIndex['stays'], stay: number, day: number): number {
  return seasonNights[stay]?.[day] ?? 0;
}

/** The fewest nights that can be booked from a day on, by so many rooms; undefined where none can begin on it. */
export function fewestNights(index: StayIndex, stay: number, { day, rooms }: { day: number; rooms: number }): number | undefined {
  if (day < 0 || day >= index.grid.days) return undefined;
  const nights = shortestNights(index, stay, day);
  return isOpen(index, stay, day, nights, rooms) ? nights : undefined;
}

/** Lengths that a party can stay from a day on. */
export function possibleNights(index: StayIndex, stay: number, day: number, party: Party, opens: OpenTest = isOpen): number[] {
  const rooms = roomsOf(index, stay, party);
  const lengths: number[] = [];
  for (let nights = index.stays.nights[stay]!; nights <= MAX_NIGHTS; nights++)
    if (opens(index, stay, day, nights, rooms)) lengths.push(nights);
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
  const { days } = index.rooms;
  const supplement = index.stays.supplement[stay]!;
  price.sellPrice = 0;
  price.refPrice = 0;
  let cell = days.cellOf(index.stays.room[stay]!, day);
  for (let night = 0; night < nights; night++, cell += days.nextDay) {
    const full = nightFullPrice(days.price(cell), supplement, shares);
    const promo = days.promo(cell);
    price.sellPrice += nightSellPrice(full, promo);
    price.refPrice += promo === 0 ? full : nightRefPrice(full, { promo, prior: days.prior(cell) }, { supplement, shares });
  }
  return price;
}

/** Both in one walk over the nights: whether the party can arrive on the offer's day, and then what it pays; `offer` takes it. */
export function priceIfOpen(
  { grid, rooms, stays }: StayIndex,
  stay: number,
  offer: IndexedPrice & { readonly day: number; readonly nights: number },
  shares: PartyShares,
): boolean {
  const { day, nights } = offer;
  if (day < grid.firstDay || nights < stays.nights[stay]! || nights > MAX_NIGHTS || day + nights > grid.days) return false;
  const { days } = rooms;
  const supplement = stays.supplement[stay]!;
  let cell = days.cellOf(stays.room[stay]!, day);
  if (!days.allowsStay(cell, nights) || nights < seasonNightsOn(stays, stay, day)) return false;
  let [sell, ref] = [0, 0];
  for (let night = 0; night < nights; night++, cell += days.nextDay) {
    const cents = days.price(cell);
    if (cents <= 0 || days.stock(cell) < shares.rooms) return false;
    const full = nightFullPrice(cents, supplement, shares);
    const promo = days.promo(cell);
    sell += nightSellPrice(full, promo);
    ref += promo === 0 ? full : nightRefPrice(full, { promo, prior: days.prior(cell) }, { supplement, shares });
  }
  offer.sellPrice = sell;
  offer.refPrice = ref;
  return true;
}

/** Computes the from-price of a stay again: after its room changed, or a day has passed. */
export function refreshFromPrice(index: StayIndex, stay: number): void {
  index.stays.fromDays.forget(stay);
  index.stays.offerCache.forget(stay, index.stays.hotel[stay]!);
  const from = fromPrice(index, stay, index.stays.nights[stay]!, TWO_ADULTS);
  index.stays.fromDay[stay] = from?.day ?? -1;
  index.stays.fromSell[stay] = from?.sellPrice ?? 0;
  index.stays.fromRef[stay] = from?.refPrice ?? 0;
}

/** After a day has passed: what was cheapest on a day that is gone is looked for again; all else stays as it was. */
export function turnToFirstDay(index: StayIndex, firstDay: number): void {
  const { fromDays, fromDay, offerCache, count } = index.stays;
  index.grid.firstDay = firstDay;
  fromDays.forgetBefore(firstDay);
  offerCache.forgetBefore(firstDay);
  for (let stay = 0; stay < count; stay++) if (fromDay[stay]! >= 0 && fromDay[stay]! < firstDay) refreshFromPrice(index, stay);
}

/** What a party pays on the cheapest arrival that has rooms for all; undefined when there is none. */
export function fromPrice(index: StayIndex, stay: number, nights: number, party: Party): (IndexedPrice & { day: number }) | undefined {
  const shares = sharesOf(index, stay, party);
  const day = index.stays.fromDays.dayOf(index, stay, nights, shares.rooms);
  return day < 0 ? undefined : { ...priceFrom(index, stay, { day, nights }, shares), day };
}
