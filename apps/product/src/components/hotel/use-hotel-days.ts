import { hotelAvailabilitiesQuery } from '@shop/api-client';
import type { Availabilities } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { calendarParty, monthOf, type Party } from '@shop/domain';
import { useQuery } from '@tanstack/react-query';
import { HOTEL_CALENDAR_MONTHS } from '../../views/hotel/hotel-days.ts';

export interface HotelDays {
  readonly availability: Availabilities['availabilities'] | undefined;
  readonly isLoading: boolean;
  /** Without prices days can still be chosen: the rule then goes without them (SEARCH-127). */
  readonly isFailed: boolean;
}

export interface HotelDaysParams {
  readonly hotelId: string;
  readonly isHotelFlow: boolean;
  /** Whom the prices are for. */
  readonly party: Party;
}

/** The days of the hotel, or of its rooms alone in the hotel flow: one request of twelve months (spec 2, section 9). */
export function useHotelDays({ hotelId, isHotelFlow, party }: HotelDaysParams): HotelDays {
  const { locale, today } = useSite();
  const { data, isPending, isError } = useQuery(
    hotelAvailabilitiesQuery({
      hotelId,
      locale,
      month: monthOf(today),
      length: HOTEL_CALENDAR_MONTHS,
      ...(isHotelFlow && { flow: 'hotel' }),
      party: calendarParty(party),
    }),
  );
  return { availability: data?.availabilities, isLoading: isPending, isFailed: isError };
}
