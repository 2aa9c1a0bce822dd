import type { DaySelection } from '../calendar/selection.ts';

/** A gift is for two, for one night unless the stay is longer (spec 2, section 4, flow). */
const GIFT_ADULTS = 2;

export interface GiftChoice {
  readonly giftNights?: number;
  readonly giftAdult?: number;
}

/** The state after the switch to a gift: for two, of the shortest length, without the dates that its receiver will choose. */
export function toGift<S extends DaySelection & GiftChoice>(state: S, shortest = 1): Omit<S, 'checkin' | 'checkout'> & GiftChoice {
  const { checkin: _checkin, checkout: _checkout, ...rest } = state;
  return { ...rest, giftAdult: GIFT_ADULTS, giftNights: Math.max(1, shortest) };
}

/** The state after the way back: what only a gift has is gone. */
export function toBooking<S extends GiftChoice>(state: S): Omit<S, keyof GiftChoice> {
  const { giftNights: _nights, giftAdult: _adult, ...rest } = state;
  return rest;
}

/** Extras of a gift are shown for one night only (spec 2, section 5). */
export function showsGiftExtras(giftNights: number | undefined): boolean {
  return (giftNights ?? 1) === 1;
}
