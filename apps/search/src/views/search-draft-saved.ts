import type { DaySelection } from '@shop/domain';
import { isLocalDate } from '@shop/domain';

/** The dates that another visit left in the storage; anything else than an arrival before its departure reads as none. */
export function parseSavedDates(stored: string | null): DaySelection {
  if (!stored) return {};
  const [checkin, checkout, ...rest] = stored.split(' ');
  return isLocalDate(checkin) && isLocalDate(checkout) && checkin < checkout && rest.length === 0 ? { checkin, checkout } : {};
}

/** `2027-03-06 2027-03-08`; nothing for no dates. */
export function formatSavedDates({ checkin, checkout }: DaySelection): string | null {
  return checkin && checkout ? `${checkin} ${checkout}` : null;
}
