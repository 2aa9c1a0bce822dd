import type { LocalDate } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Message, Section, VisuallyHidden } from '@shop/design-system';
import type { ReactNode } from 'react';
import { picksDeparture, type StayCalendar, type StayDays } from '../../../views/stay/calendar-view.ts';
import { ClearDates } from '../../price/clear-dates.tsx';
import { PriceCalendar } from '../../price/price-calendar.tsx';
import { useMessages, type Translate } from '../../shared/use-messages.ts';
import { chosenDatesLabel, datesLabel } from '../../shared/stay-labels.ts';
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
  const { locale } = useSite();
  const t = useMessages();
  const { days, months, canShow, isBusy, show } = calendar;
  return (
    <Section
      title={t('product.dates.title')}
      intro={
        days.checkout ? datesLabel(days, locale) : t(picksDeparture(days) ? 'product.dates.chooseDeparture' : 'product.dates.chooseArrival')
      }
      action={days.checkin && <ClearDates onClear={onClear} />}
    >
      {datesAreMissing && (
        <Message kind="error" live>
          {t('product.book.chooseDates')}
        </Message>
      )}
      {shortcuts}
      <div className={css.calendar}>
        <PriceCalendar months={months} days={days} onChoose={onChoose} onShow={show} canShow={canShow} busy={isBusy} />
      </div>
      <VisuallyHidden live>
        {chosenDatesLabel(days, locale, t) ?? (picksDeparture(days) ? t('product.dates.chooseDeparture') : '')}
      </VisuallyHidden>
      <p className={css.legend} role="status">
        {isBusy ? t('product.dates.loading') : legendOf(days, t)}
      </p>
    </Section>
  );
}

function legendOf({ gift }: StayDays, t: Translate): string {
  return gift ? t('stay.gift.legend', { nights: t('product.price.nights', { count: gift.nights }) }) : t('product.dates.legend');
}
