import type { LocalDate } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Calendar, Message, Section, type DayView } from '@shop/design-system';
import { formatDay, formatMoney, weekdayNames } from '@shop/i18n';
import type { ReactNode } from 'react';
import { picksDeparture, stayDay, type StayCalendar } from '../../../views/stay/calendar-view.ts';
import { useWords } from '../../shared/use-words.ts';
import { datesWords } from '../../shared/words-of-stay.ts';
import css from './date-section.module.css';

export interface DateSectionProps {
  readonly calendar: StayCalendar;
  /** Somebody wants to book without dates. */
  readonly datesAreMissing: boolean;
  readonly onChoose: (day: LocalDate) => void;
  readonly onClear: () => void;
  /** Above the calendar: weekends that one press chooses. */
  readonly shortcuts?: ReactNode;
}

/** The price calendar: every open day with its price, every closed day with its reason. */
export function DateSection({ calendar, datesAreMissing, onChoose, onClear, shortcuts }: DateSectionProps) {
  const { locale, today } = useSite();
  const words = useWords();
  const { days, months, canShow, isBusy, show } = calendar;
  const long = weekdayNames(locale, 'long');
  const dayView = (day: LocalDate): DayView => {
    const { status, minStay, amount, best, selected } = stayDay(day, days);
    const reason = status === 'open' ? minStay && words('product.day.minStay', { count: minStay }) : words(`product.day.${status}`);
    return {
      status,
      ...(reason && { reason }),
      ...(amount !== undefined && { price: formatMoney(amount, locale) }),
      ...(best && { best }),
      ...(selected && { selected }),
    };
  };
  return (
    <Section
      title={words('product.dates.title')}
      intro={
        days.checkout
          ? datesWords(days, locale)
          : words(picksDeparture(days) ? 'product.dates.chooseDeparture' : 'product.dates.chooseArrival')
      }
      action={
        days.checkin ? (
          <Button look="link" onClick={onClear}>
            {words('product.dates.clear')}
          </Button>
        ) : undefined
      }
    >
      {datesAreMissing && (
        <Message kind="error" live>
          {words('product.book.chooseDates')}
        </Message>
      )}
      {shortcuts}
      <div className={css.calendar}>
        <Calendar
          months={months}
          dayView={dayView}
          weekdayNames={weekdayNames(locale, 'short').map((short, index) => ({ short, long: long[index] ?? short }))}
          monthLabel={(month) => formatDay(month, locale, 'month')}
          dayLabel={(day) => formatDay(day, locale, 'long')}
          onChoose={onChoose}
          onShow={show}
          canShow={canShow}
          today={today}
          busy={isBusy}
          labels={{
            previous: words('product.dates.previous'),
            next: words('product.dates.next'),
            best: words('product.dates.best'),
            start: words('product.dates.arrival'),
            end: words('product.dates.departure'),
          }}
        />
      </div>
      <p className={css.legend} role="status">
        {isBusy ? words('product.dates.loading') : words('product.dates.legend')}
      </p>
    </Section>
  );
}
