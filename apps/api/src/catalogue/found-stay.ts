import type { Locale, OfferCard } from '@shop/contracts';
import type { Party } from '@shop/domain';
import { type BookingDays, dayNumber, fromPrice, ownOffer, type StayIndex, type StayPeriod, staysOfHotel } from '../availability/index.ts';
import type { FoundStay } from '../availability/stays/index.ts';
import { type Campaign, offerCard } from '../availability/cards/index.ts';
import { offerIfBookable } from './quote.ts';

/** Who asks, and for when; without a period from-prices count. */
export interface StayParams extends BookingDays {
  readonly locale: Locale;
  readonly party: Party;
  readonly period?: StayPeriod | undefined;
  /** What bookings have off today. */
  readonly campaigns?: readonly Campaign[] | undefined;
}

/** A stay with its price for the wish: final on the asked days, else that of its cheapest arrival; undefined when it cannot be had. */
export function foundStay(index: StayIndex, stay: number, wish: StayParams): FoundStay | undefined {
  const hotel = index.stays.hotel[stay]!;
  const fitting = staysOfHotel(index, hotel).length;
  const { period, party } = wish;
  if (period) {
    const bookable = offerIfBookable(index, ownOffer(index, stay), { ...wish, period });
    if (!bookable) return undefined;
    const { sellPrice, refPrice, nights } = bookable.priceInfo;
    return { stay, hotel, sellPrice, refPrice, nights, day: dayNumber(index.grid, period.checkin), fitting };
  }
  const nights = index.stays.nights[stay]!;
  const from = fromPrice(index, stay, nights, party);
  return from && { stay, hotel, sellPrice: from.sellPrice, refPrice: from.refPrice, day: from.day, nights, fitting };
}

/** Cards of found stays, in their order. */
export function cardsOf(index: StayIndex, found: readonly FoundStay[], { period, ...wish }: StayParams): OfferCard[] {
  return found.map((stay) => offerCard(index, stay, { ...wish, dated: period !== undefined }));
}

/** Everything that can be had of some stays, the cheapest first. */
export function foundStays(index: StayIndex, stays: readonly number[], wish: StayParams): FoundStay[] {
  return stays.flatMap((stay) => foundStay(index, stay, wish) ?? []).sort((a, b) => a.sellPrice - b.sellPrice || a.stay - b.stay);
}
