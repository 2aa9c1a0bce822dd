import type { LocalDate } from '@shop/contracts';
import type { AddressParams } from './address-params.ts';
import { realDay, wholeNumber } from './read-param.ts';

export const NIGHT_LIMITS = { min: 1, max: 14 };

export interface DateState {
  readonly checkin?: LocalDate;
  readonly checkout?: LocalDate;
  /** Kept only where no departure says it already. */
  readonly night?: number;
}

/** Real days only; a departure needs an arrival before it. */
export function readDates(params: AddressParams): DateState {
  const get = params.group('checkin', 'checkout', 'night');
  const checkin = realDay(get('checkin'));
  const end = realDay(get('checkout'));
  const checkout = checkin && end && end > checkin ? end : undefined;
  const night = checkout ? undefined : wholeNumber(get('night'), NIGHT_LIMITS);
  return { ...(checkin && { checkin }), ...(checkout && { checkout }), ...(night && { night }) };
}
