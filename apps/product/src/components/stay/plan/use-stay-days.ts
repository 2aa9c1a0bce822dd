import { availabilitiesQuery, checkoutNightsQuery, modificationDaysQuery, modificationNightsQuery } from '@shop/api-client';
import type { Availabilities, LocalDate, Locale } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { addMonths, monthOf, type DaySelection, type Party } from '@shop/domain';
import { useHydrated } from '@shop/design-system';
import { useQueries, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { lastMonth, mergeDays, monthsAround, MONTHS_A_REQUEST, monthChunks, withinWindow } from '../../../views/stay/calendar-months.ts';
import { picksDeparture, type StayCalendar } from '../../../views/stay/calendar-view.ts';

const SHOWN_MONTHS = 2;
const PHONE = '(max-width: 47.99rem)';
/** Shown and, ahead of the display, the next ones (SEARCH-141). */
const LOADED_MONTHS = 4;

/** The booking that a calendar is to change, and what proves whose it is: its own rooms are free for it. */
export interface ChangedBooking {
  readonly orderUUID: string;
  readonly email: string;
}

/** The months that the calendar shows and what is known of their days. */
export function useStayDays(id: string, selection: DaySelection, party: Party, changed?: ChangedBooking): StayCalendar {
  const { locale, today, todayIsClosed } = useSite();
  const [paged, setPaged] = useState<PagedMonth>();
  const first = withinWindow(firstMonth(selection.checkin, paged) ?? monthOf(today), today);
  const months = Array.from({ length: SHOWN_MONTHS }, (_, index) => addMonths(first, index)).filter((each) => each <= lastMonth(today));
  const client = useQueryClient();
  const isPhone = useHydrated() && globalThis.matchMedia?.(PHONE).matches === true;
  const size = MONTHS_A_REQUEST[isPhone ? 'phone' : 'wide'];
  const answers = useQueries({
    queries: monthChunks(first, LOADED_MONTHS, today, size).map((chunk) => ({
      ...daysQuery({ id, locale, ...chunk }, changed),
      // The months that came with the page stand there until the phone's longer answer comes.
      placeholderData: () =>
        client.getQueryData<Availabilities>(daysQuery({ id, locale, ...chunk, length: MONTHS_A_REQUEST.wide }, changed).queryKey),
    })),
  });
  const nights = useQuery({
    ...nightsQuery({ id, locale, checkin: selection.checkin ?? today, party }, changed),
    enabled: picksDeparture(selection),
  });
  return {
    days: {
      today,
      todayIsClosed,
      ...selection,
      availability: mergeDays(answers.map(({ data }) => data)),
      possibleNights: picksDeparture(selection) ? nights.data : undefined,
    },
    months,
    canShow: monthsAround(first, today),
    isBusy: Boolean(answers[0]?.isPending) || nights.isFetching,
    show: (step) => setPaged({ month: addMonths(first, step), checkin: selection.checkin }),
  };
}

/** The month that was turned to, and the arrival that was chosen then. */
interface PagedMonth {
  readonly month: string;
  readonly checkin?: LocalDate | undefined;
}

/** The months that were turned to stay, until an arrival is chosen elsewhere that they do not show. */
function firstMonth(checkin: LocalDate | undefined, paged: PagedMonth | undefined): string | undefined {
  const own = checkin && monthOf(checkin);
  if (!paged || own === undefined) return paged?.month ?? own;
  const isShown = own >= paged.month && own < addMonths(paged.month, SHOWN_MONTHS);
  return paged.checkin === checkin || isShown ? paged.month : own;
}

interface MonthsParams {
  readonly id: string;
  readonly locale: Locale;
  readonly month: string;
  readonly length: number;
}

function daysQuery({ id, ...months }: MonthsParams, changed: ChangedBooking | undefined) {
  if (!changed) return availabilitiesQuery({ id, ...months }) as Requested<Availabilities>;
  return modificationDaysQuery(changed.orderUUID, { email: changed.email, offerId: id, ...months }) as Requested<Availabilities>;
}

interface NightsParams {
  readonly id: string;
  readonly locale: Locale;
  readonly checkin: LocalDate;
  readonly party: Party;
}

function nightsQuery({ id, locale, checkin, party }: NightsParams, changed: ChangedBooking | undefined) {
  const { adults, children, babies } = party;
  if (!changed) return checkoutNightsQuery({ id, locale, checkin, adults, children, babies }) as Requested<number[]>;
  const pax = { numberOfAdults: adults, numberOfChildren: children, numberOfBabies: babies };
  const body = { email: changed.email, locale, offerId: id, pax, checkinDate: checkin };
  return modificationNightsQuery(changed.orderUUID, body) as Requested<number[]>;
}

/** A question to the shop, whatever it is named by in the cache. */
type Requested<Answer> = Pick<UseQueryOptions<Answer>, 'queryKey' | 'queryFn' | 'staleTime' | 'retry'>;
