import type { LocalDate } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Message } from '@shop/design-system';
import { useCloseLater } from '@shop/design-system/close-later';
import { canConfirm, chooseDay, type DaySelection, type Party } from '@shop/domain';
import { useState } from 'react';
import { picksDeparture } from '../../views/stay/calendar-view.ts';
import { ClearDates } from '../price/clear-dates.tsx';
import { useMessages } from '../shared/use-messages.ts';
import { chosenDatesLabel } from '../shared/stay-labels.ts';
import css from './hotel-dates.module.css';
import { HotelColumn, HotelPages } from './hotel-months.tsx';
import { useHotelDays } from './use-hotel-days.ts';

export interface HotelDatesProps {
  readonly hotelId: string;
  /** Prices of its rooms by the night. */
  readonly isHotelFlow: boolean;
  readonly dates: DaySelection;
  /** Whom the prices are for. */
  readonly party: Party;
  /** Told of complete dates and of none; an arrival alone lives in the open calendar only (SEARCH-138). */
  readonly onChange: (dates: DaySelection) => void;
  readonly onClose: () => void;
  /** Without a Confirm button complete dates close the calendar after a second (SEARCH-135). */
  readonly closesByItself: boolean;
}

/** The hotel's calendar: every open day with its price, every closed day with its reason. Loaded when it is opened. */
export default function HotelDates({ hotelId, isHotelFlow, dates, party, onChange, onClose, closesByItself }: HotelDatesProps) {
  const { locale, today, todayIsClosed } = useSite();
  const t = useMessages();
  const [pending, setPending] = useState(dates);
  const { availability, isLoading, isFailed } = useHotelDays({ hotelId, isHotelFlow, party });
  const closeLater = useCloseLater(onClose);
  const people = party.adults + party.children + party.babies;
  const select = (next: DaySelection) => {
    setPending(next);
    const isComplete = canConfirm(next);
    closeLater(closesByItself && isComplete && next.checkin !== undefined);
    if (isComplete) onChange(next);
  };
  const calendar = {
    days: { today, todayIsClosed, ...pending, availability },
    onChoose: (day: LocalDate) => select(chooseDay(pending, day)),
  };
  return (
    <div className={css.panel}>
      <p className={css.hint} role="status">
        {isLoading
          ? t('product.dates.loading')
          : (chosenDatesLabel(pending, locale, t) ??
            t(picksDeparture(pending) ? 'product.dates.chooseDeparture' : 'product.dates.chooseArrival'))}
      </p>
      {availability &&
        (Object.values(availability).some(Boolean) ? (
          <p className={css.hint}>{t('hotel.select.legend', { people })}</p>
        ) : (
          <Message kind="info">{t('hotel.select.none', { people })}</Message>
        ))}
      {isFailed && <Message kind="warning">{t('hotel.select.failed')}</Message>}
      <div className={css.calendar} data-layout={closesByItself ? undefined : 'column'} aria-busy={isLoading}>
        {closesByItself ? <HotelPages {...calendar} isLoading={isLoading} /> : <HotelColumn {...calendar} />}
      </div>
      <div className={css.actions}>
        {pending.checkin && <ClearDates onClear={() => select({})} />}
        {!closesByItself && (
          <Button look="brand" className={css.confirm} disabled={!canConfirm(pending)} onClick={onClose}>
            {t('hotel.select.confirm')}
          </Button>
        )}
      </div>
    </div>
  );
}
