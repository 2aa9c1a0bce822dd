import type { DaySelection } from '../calendar/selection.ts';
import { isLocalDate } from '../days/local-date.ts';
import { DEFAULT_PARTY, isAllowed, type Party } from '../party/party.ts';

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

/** Who travels; anything that is no party reads as two adults. */
export function parseSavedParty(stored: string | null): Party {
  const [adults, children, babies] = (stored ?? '').split(' ').map(Number);
  const isParty = isAllowed('adults', adults) && isAllowed('children', children) && isAllowed('babies', babies);
  return isParty ? { adults: adults!, children: children!, babies: babies! } : DEFAULT_PARTY;
}

/** `2 1 0`: adults, children, babies. */
export function formatSavedParty({ adults, children, babies }: Party): string {
  return `${adults} ${children} ${babies}`;
}
