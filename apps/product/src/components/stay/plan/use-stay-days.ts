import { availabilitiesQuery, checkoutNightsQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { addMonths, monthOf, type DaySelection, type Party } from '@shop/domain';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lastMonth, mergeDays, monthChunks, withinWindow } from '../../../views/stay/calendar-months.ts';
import { picksDeparture, type StayCalendar } from '../../../views/stay/calendar-view.ts';

const SHOWN_MONTHS = 2;
/** Shown and, ahead of the display, the next ones (decision A-026). */
const LOADED_MONTHS = 4;

/** The months that the calendar shows and what is known of their days. */
export function useStayDays(id: string, selection: DaySelection, party: Party): StayCalendar {
  const { locale, today, todayIsClosed } = useSite();
  const [month, setMonth] = useState<string>();
  const first = withinWindow(month ?? monthOf(selection.checkin ?? today), today);
  const months = Array.from({ length: SHOWN_MONTHS }, (_, index) => addMonths(first, index)).filter((each) => each <= lastMonth(today));
  const answers = useQueries({
    queries: monthChunks(first, LOADED_MONTHS, today).map((chunk) => availabilitiesQuery({ id, locale, ...chunk })),
  });
  const nights = useQuery({
    ...checkoutNightsQuery({ id, locale, checkin: selection.checkin ?? today, ...party }),
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
    canShow: { previous: first > monthOf(today), next: (months.at(-1) ?? first) < lastMonth(today) },
    isBusy: Boolean(answers[0]?.isPending) || nights.isFetching,
    show: (step) => setMonth(addMonths(first, step)),
  };
}
