import type { LocalDate } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import type { CalendarProps, DayView } from '@shop/design-system';
import { formatDay, formatMoney, weekdayNames } from '@shop/i18n';
import { stayDay, type StayDays } from '../../views/stay/calendar-view.ts';
import { useMessages } from '../shared/use-messages.ts';

type CalendarTexts = Pick<CalendarProps, 'dayView' | 'weekdayNames' | 'monthLabel' | 'dayLabel' | 'today' | 'labels'>;

/** What a calendar draws of a stay's or a hotel's days: prices, reasons, names. */
export function useCalendarTexts(days: StayDays): CalendarTexts {
  const { locale, today } = useSite();
  const t = useMessages();
  const long = weekdayNames(locale, 'long');
  const dayView = (day: LocalDate): DayView => {
    const { status, minStay, amount, best, covered, selected } = stayDay(day, days);
    const reason = status === 'open' ? minStay && t('product.day.minStay', { count: minStay }) : t(`product.day.${status}`);
    return {
      status,
      ...(reason && { reason }),
      ...(amount !== undefined && { price: `${days.gift && amount > 0 ? '+' : ''}${formatMoney(amount, locale)}` }),
      ...((best || covered) && { best: true }),
      ...(selected && { selected }),
    };
  };
  return {
    dayView,
    weekdayNames: weekdayNames(locale, 'short').map((short, index) => ({ short, long: long[index] ?? short })),
    monthLabel: (month) => formatDay(month, locale, 'month'),
    dayLabel: (day) => formatDay(day, locale, 'long'),
    today,
    labels: {
      previous: t('product.dates.previous'),
      next: t('product.dates.next'),
      best: t(days.gift ? 'stay.gift.covered' : 'product.dates.best'),
      start: t('product.dates.arrival'),
      end: t('product.dates.departure'),
      legend: { best: t(days.gift ? 'stay.gift.covered' : 'product.dates.best'), closed: t('product.dates.closed') },
    },
  };
}
