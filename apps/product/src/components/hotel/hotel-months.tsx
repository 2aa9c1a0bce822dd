import { CalendarList } from '@shop/design-system';
import { addMonths, monthColumn, monthOf } from '@shop/domain';
import { useState } from 'react';
import { hotelMonths, shownMonths } from '../../views/hotel/hotel-days.ts';
import type { StayDays } from '../../views/stay/calendar-view.ts';
import { PriceCalendar } from '../price/price-calendar.tsx';
import { usePrices } from '../price/use-prices.ts';
import { useMessages } from '../shared/use-messages.ts';

interface HotelMonthsProps {
  readonly days: StayDays;
  readonly onChoose: (day: string) => void;
  readonly isLoading: boolean;
}

/** Two months, one further at a time. */
export function MonthPages({ days, onChoose, isLoading }: HotelMonthsProps) {
  const [month, setMonth] = useState(monthOf(days.checkin ?? days.today));
  const { first, months, canShow } = shownMonths(month, days.today);
  const show = (step: number) => setMonth(addMonths(first, step));
  return <PriceCalendar months={months} days={days} onChoose={onChoose} onShow={show} canShow={canShow} busy={isLoading} />;
}

/** In the window of a phone the months stand below each other, more of them near the end (SEARCH-124, A-026). The window says what loads. */
export function MonthColumn({ days, onChoose }: HotelMonthsProps) {
  const t = useMessages();
  const [chosen] = useState(days.checkin && monthOf(days.checkin));
  const [steps, setSteps] = useState(0);
  const { shown, hasMore } = monthColumn(hotelMonths(days.today), { chosen, steps });
  return (
    <CalendarList
      {...usePrices(days)}
      months={shown}
      hasMore={hasMore}
      onMore={() => setSteps(steps + 1)}
      onChoose={onChoose}
      loadingText={t('product.dates.loading')}
    />
  );
}
