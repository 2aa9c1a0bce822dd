import { hotelAvailabilitiesQuery, searchCalendarQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { calendarParty, monthOf, type Party } from '@shop/domain';
import type { SearchState } from '@shop/routes';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { DaysOfPlace } from '../components/search-fields.ts';
import { placeCalendarQuery } from '../views/place-calendar.ts';
import type { SearchDraft } from '../views/search-draft.ts';

/** One request of twelve months (HOTEL-015). */
const HOTEL_MONTHS = 12;

/**
 * Days of a picked hotel or place with their prices; of all others, and of a place with too many stays, only the days are known. So they
 * are where nobody of this party can arrive all year: with dates the search has suggestions from around.
 */
export function useDaysOfPlace(
  draft: Pick<SearchDraft, 'where' | 'theme' | keyof Party>,
  { isWanted, flow }: { readonly isWanted: boolean; readonly flow: SearchState['flow'] },
): DaysOfPlace {
  const { locale, today } = useSite();
  const hotelId = draft.where?.place?.kind === 'hotel' ? draft.where.place.value : undefined;
  const nights = flow === 'hotel' ? flow : undefined;
  const ofHotel = useQuery({
    ...hotelAvailabilitiesQuery({
      ...{ hotelId: hotelId ?? '', locale, month: monthOf(today), length: HOTEL_MONTHS },
      flow: nights,
      party: calendarParty(draft),
    }),
    enabled: isWanted && hotelId !== undefined,
  });
  const asked = placeCalendarQuery(draft, { flow, locale });
  const ofPlace = useQuery(isWanted && asked ? searchCalendarQuery(asked) : { queryKey: ['searchCalendar'], queryFn: skipToken });
  const { data, isFetching } = hotelId ? ofHotel : ofPlace;
  const lastMonth = data?.requestedMonths.at(-1);
  if (!data || !lastMonth || !Object.values(data.availabilities).some(Boolean)) return { isLoading: isFetching && !data };
  const people = draft.adults + draft.children + draft.babies;
  return { availability: data.availabilities, people, lastMonth, isLoading: false };
}
