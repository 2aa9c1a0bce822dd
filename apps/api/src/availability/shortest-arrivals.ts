import { MAX_NIGHTS } from '@shop/contracts';
import { nightFullPrice, nightRefPrice, nightSellPrice, type Party } from '@shop/domain';
import { isOpen, type OpenTest, sharesOf, TWO_ADULTS } from './arrivals.ts';
import type { StayIndex } from './stay-index.ts';

/** By day of arrival, from a first one on. */
export interface ShortestArrivals {
  /** The fewest nights that can be had from that day on; 0 where nobody can arrive. */
  readonly nights: Uint8Array;
  /** Cents that the first of them costs the party at least, and without a promotion. */
  readonly sellPrice: Int32Array;
  readonly refPrice: Int32Array;
}

interface ArrivalsAsked {
  /** Number of the first day on the grid, and how many days. */
  readonly first: number;
  readonly count: number;
  readonly opens?: OpenTest | undefined;
  /** Two adults, when left out. */
  readonly party?: Party | undefined;
  /** Everybody sleeps in one room. */
  readonly oneRoom?: boolean | undefined;
}

/**
 * What can be had from each of `count` days on, among some stays: the shortest, and of those as short the cheapest, so that
 * a price that is shown can be paid. Thousands of stays pass here for one answer: whether a stay is open is only asked
 * where it would be shorter or cheaper than what was found.
 */
export function shortestArrivals(
  index: StayIndex,
  among: readonly number[],
  { first, count, opens = isOpen, party = TWO_ADULTS, oneRoom }: ArrivalsAsked,
): ShortestArrivals {
  const { grid, rooms, stays } = index;
  const { days } = rooms;
  const found = { nights: new Uint8Array(count), sellPrice: new Int32Array(count), refPrice: new Int32Array(count) };
  const begin = Math.max(first, grid.firstDay, 0);
  const end = Math.min(first + count, grid.days);
  for (const stay of among) {
    const shares = sharesOf(index, stay, party);
    if (oneRoom && shares.rooms > 1) continue;
    const supplement = stays.supplement[stay]!;
    const least = stays.nights[stay]!;
    const season = stays.seasonNights[stay];
    let cell = days.cellOf(stays.room[stay]!, begin);
    for (let day = begin; day < end; day++, cell += days.nextDay) {
      const cents = days.price(cell);
      if (cents <= 0) continue;
      const place = day - first;
      const known = found.nights[place]!;
      const nights = days.nightsUntilDeparture(cell, Math.max(least, days.minStay(cell), season?.[day] ?? 0));
      if (nights > MAX_NIGHTS || (known > 0 && nights > known)) continue;
      const promo = days.promo(cell);
      const full = nightFullPrice(cents, supplement, shares);
      const sell = nightSellPrice(full, promo);
      if (nights === known && sell >= found.sellPrice[place]!) continue;
      if (!opens(index, stay, day, nights, shares.rooms)) continue;
      found.nights[place] = nights;
      found.sellPrice[place] = sell;
      found.refPrice[place] = promo === 0 ? full : nightRefPrice(full, { promo, prior: days.prior(cell) }, { supplement, shares });
    }
  }
  return found;
}
