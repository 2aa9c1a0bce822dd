/** A price of a stay in cents, and the nights that it is for. */
export interface StayTotal {
  readonly sellPrice: number;
  readonly nights: number;
}

const EURO = 100;

/** What a night costs on a card: rounded up to whole euros, in cents (spec 2, section 9). */
export function pricePerNight({ sellPrice, nights }: StayTotal): number {
  return upToEuros(sellPrice / Math.max(1, nights));
}

/** What an offer costs more than another by the night: rounded up to whole euros, in cents; below 0 it costs less (spec 2, section 9). */
export function differencePerNight(offer: StayTotal, other: StayTotal): number {
  return upToEuros((offer.sellPrice - other.sellPrice) / Math.max(1, offer.nights)) + 0;
}

/** The offer that stands chosen: the named one while it can be had, else the first (spec 2, section 4, offer selection). */
export function chosenOffer<O extends { readonly weekendId: string }>(offers: readonly O[], named: string | undefined): O | undefined {
  return offers.find(({ weekendId }) => weekendId === named) ?? offers[0];
}

function upToEuros(cents: number): number {
  return Math.ceil(cents / EURO) * EURO;
}
