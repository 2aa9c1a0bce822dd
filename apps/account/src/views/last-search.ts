import type { WishedFor } from '@shop/api-client';
import { bookingWindow, nightsBetween, parseSavedDates, parseSavedParty, type LocalDate } from '@shop/domain';

interface SavedSearch {
  /** As the search box stores them on the device. */
  readonly dates: string | null;
  readonly party: string | null;
}

/** For whom and when favourites are priced: party and days of the last search; days on which no stay can begin any more count as none. */
export function lastSearch({ dates, party }: SavedSearch, at: { today: LocalDate; todayIsClosed: boolean }): WishedFor {
  const { checkin, checkout } = parseSavedDates(dates);
  const { firstDay, lastDay } = bookingWindow(at);
  const travellers = parseSavedParty(party);
  const isAhead = checkin && checkout && checkin >= firstDay && checkin <= lastDay;
  return { ...travellers, ...(isAhead && { checkin, checkout, nights: nightsBetween(checkin, checkout) }) };
}
