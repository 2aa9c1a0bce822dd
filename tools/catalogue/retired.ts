import type { House } from './catalogue.ts';

/** A catalogue of fewer hotels has none to spare. */
const MIN_HOTELS = 100;

/** What the demo no longer sells; its pages can still be looked at. */
export interface Retired {
  readonly hotelId?: number;
  readonly stayId?: number;
}

/** The last hotel of France is closed, and the last stay of the one before it that sells others has expired. */
export function retiredOf(houses: readonly House[]): Retired {
  if (houses.length < MIN_HOTELS) return {};
  const [closed, ...others] = houses.filter(({ hotel }) => hotel.town.country === 'FR').reverse();
  const expired = others.find(({ stays }) => stays.length > 2)?.stays.at(-1);
  return { ...(closed && { hotelId: closed.hotel.id }), ...(expired && { stayId: expired.id }) };
}
