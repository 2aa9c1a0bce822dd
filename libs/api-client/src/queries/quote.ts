import { GET_QUOTE, type LocalDate, type Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { visitedPartner } from '../transport/partner-visit.ts';
import { call } from '../transport/call.ts';

export interface QuoteParams {
  readonly id: string;
  readonly locale: Locale;
  readonly checkin: LocalDate;
  readonly nights: number;
  readonly adults: number;
  readonly children: number;
  readonly babies: number;
  /** The days that were chosen for the stay's activities; their quote is asked for again when one changes (API-030). */
  readonly activityDates?: readonly { readonly activityId: string; readonly day: number }[] | undefined;
}

/** The final price of a stay for dates and a party; refused with `PACKAGE_NOT_AVAILABLE_CHECKIN` and its like. */
export function quoteQuery({ id, locale, checkin, nights, adults, children, babies, activityDates = [] }: QuoteParams) {
  const activitySelectionList = activityDates.map(({ activityId, day }) => `${activityId}_${day}`).join('-') || undefined;
  return queryOptions({
    ...asking,
    queryKey: ['quote', { id, locale, checkin, nights, adults, children, babies, activitySelectionList }],
    queryFn: ({ signal }) =>
      call(GET_QUOTE, {
        params: { id },
        query: { checkin, nights, adult: adults, child: children, baby: babies, locale, activitySelectionList, minisite: visitedPartner() },
        signal,
      }),
  });
}
