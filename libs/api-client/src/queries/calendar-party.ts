import type { HotelMonthsQuery } from '@shop/contracts';
import { DEFAULT_PARTY, needsSingleRoom, type Party } from '@shop/domain';

/** Whom the prices of a calendar are for, as its call names them: babies cost nothing, and two adults go without saying. */
export function calendarParty({ adults, children, babies }: Party): Pick<HotelMonthsQuery, 'adult' | 'child' | 's'> {
  const s = needsSingleRoom({ children, babies }) ? { s: 1 } : {};
  return { ...(adults !== DEFAULT_PARTY.adults && { adult: adults }), ...(children > 0 && { child: children }), ...s };
}
