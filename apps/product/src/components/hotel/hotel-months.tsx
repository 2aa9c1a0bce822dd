import { CalendarList } from '@shop/design-system';
import { addMonths, monthColumn, monthOf } from '@shop/domain';
import { startTransition, useState } from 'react';
import { hotelMonths, shownMonths } from '../../views/hotel/hotel-days.ts';
import type { StayDays } from '../../views/stay/calendar-view.ts';
import { PriceCalendar } from '../price/price-calendar.tsx';
import { useCalendarTexts } from '../price/use-calendar-texts.ts';
import { useMessages } from '../shared/use-messages.ts';

interface HotelMonthsProps {
  readonly days: StayDays;
  readonly onChoose: (day: string) => void;
}

/** Two months, one further at a time. */
export function HotelPages({ days, onChoose, isLoading }: HotelMonthsProps & { readonly isLoading: boolean }) {
  const [month, setMonth] = useState(monthOf(days.checkin ?? days.today));
  const { first, months, canShow } = shownMonths(month, days.today);
  const show = (step: number) => setMonth(addMonths(first, step));
  return <PriceCalendar months={months} days={days} onChoose={onChoose} onShow={show} canShow={canShow} busy={isLoading} />;
}

/** In the window of a phone the months stand below each other, more of them near the end (SEARCH-124). The window says what loads. */
export function HotelColumn({ days, onChoose }: HotelMonthsProps) {
  const t = useMessages();
  const months = hotelMonths(days.today);
  // An arrival after the last month is shown in none: the column reaches to its end, as the pages do.
  const [chosen] = useState(days.checkin && (months.find((month) => month >= monthOf(days.checkin!)) ?? months.at(-1)));
  const [steps, setSteps] = useState(0);
  const { shown, hasMore } = monthColumn(months, { chosen, steps });
  return (
    <CalendarList
      {...useCalendarTexts(days)}
      months={shown}
      hasMore={hasMore}
      onMore={() => startTransition(() => setSteps((taken) => taken + 1))}
      onChoose={onChoose}
      loadingText={t('product.dates.loading')}
    />
  );
}
