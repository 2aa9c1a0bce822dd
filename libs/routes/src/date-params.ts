import type { LocalDate } from '@shop/contracts';
import type { AddressParams } from './address-params.ts';
import { NIGHT_LIMITS, nightsBetween } from '@shop/domain';
import { realDay, wholeNumber } from './read-param.ts';

export interface DateState {
  readonly checkin?: LocalDate;
  readonly checkout?: LocalDate;
  /** Beside a departure only where both say the same. */
  readonly night?: number;
}

/** Real days only; a departure needs an arrival before it. */
export function readDates(params: AddressParams): DateState {
  const get = params.group('checkin', 'checkout', 'night');
  const checkin = realDay(get('checkin'));
  const end = realDay(get('checkout'));
  const checkout = checkin && end && end > checkin ? end : undefined;
  const said = wholeNumber(get('night'), NIGHT_LIMITS);
  const night = checkin && checkout && said !== nightsBetween(checkin, checkout) ? undefined : said;
  return { ...(checkin && { checkin }), ...(checkout && { checkout }), ...(night && { night }) };
}
