import { Calendar, type CalendarProps } from '@shop/design-system';
import type { StayDays } from '../../views/stay/calendar-view.ts';
import { useCalendarTexts } from './use-calendar-texts.ts';

export interface PriceCalendarProps extends Pick<CalendarProps, 'months' | 'onChoose' | 'onShow' | 'canShow' | 'busy'> {
  readonly days: StayDays;
}

/** The months of a stay or a hotel in the visitor's words: every open day with its price, every closed day with its reason. */
export function PriceCalendar({ days, ...calendar }: PriceCalendarProps) {
  return <Calendar {...calendar} {...useCalendarTexts(days)} />;
}
