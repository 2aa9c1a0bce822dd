import { keepOpenBooking } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, Message, Stack } from '@shop/design-system';
import { formatDay } from '@shop/i18n';
import { allStaysHref, changeHref } from '@shop/routes';
import { useNavigate } from 'react-router';
import { routerLink } from '../router-link.tsx';
import type { BookingActionProps } from './booking-actions.tsx';
import css from './booking.module.css';
import { useBookingMessages } from './use-booking-messages.ts';

/** Other dates on the booking summary, or another stay that is taken to it (spec 1, section 8; PROD-062). */
export function ModifyPanel({ order, conditions, email }: BookingActionProps) {
  const { locale } = useSite();
  const t = useBookingMessages();
  const navigate = useNavigate();
  const { orderUUID, bookingNumber, checkin, checkout, adult: adults, child: children, baby: babies } = order;
  if (!conditions?.modifiable) return <Message kind="info">{t(`modify.closed.${whyClosed({ order, conditions })}`)}</Message>;
  const lookForAnother = () => {
    keepOpenBooking({ orderUUID, bookingNumber, email, isChanging: true });
    void navigate(allStaysHref(locale));
  };
  return (
    <Stack gap={4}>
      <p>{t('modify.text')}</p>
      {conditions.modifiableUntil && (
        <p className={css.quiet}>{t('modify.until', { day: formatDay(conditions.modifiableUntil, locale, 'long') })}</p>
      )}
      <div className={css.ways}>
        <Button
          look="primary"
          icon="calendar"
          href={changeHref(locale, { id: order.stay.id, checkin, checkout, adults, children, babies }, orderUUID)}
          render={routerLink}
        >
          {t('modify.dates')}
        </Button>
        <Button icon="search" onClick={lookForAnother}>
          {t('modify.stay')}
        </Button>
      </div>
      <p className={css.quiet}>{t('modify.stayHint')}</p>
    </Stack>
  );
}

function whyClosed({
  order,
  conditions,
}: Pick<BookingActionProps, 'order' | 'conditions'>): 'cancelled' | 'gift' | 'nonCancellable' | 'late' {
  if (!conditions) return 'cancelled';
  if (order.kind === 'gift') return 'gift';
  return conditions.reason === 'nonCancellable' ? 'nonCancellable' : 'late';
}
