import { bookingQuery, keepOpenBooking, type OpenBooking } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, Skeleton, Stack } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { findRefusal } from '../../views/booking/find-refusal.ts';
import css from './booking.module.css';
import { FindBooking, type FindBookingProps } from './find-booking.tsx';
import { FindRefused } from './find-refused.tsx';
import { FoundBooking } from './found-booking.tsx';
import { useBookingMessages } from './use-booking-messages.ts';

export interface OpenedBookingProps extends Omit<FindBookingProps, 'before'> {
  readonly open: OpenBooking;
  /** It was found a moment ago: a screen reader is led to it. */
  readonly isNew: boolean;
}

/** A booking that this tab has found before, asked for again; where it cannot be had, why, and the form. */
export function OpenedBooking({ open: { bookingNumber, email }, isNew, action, onFound }: OpenedBookingProps) {
  const { locale } = useSite();
  const t = useBookingMessages();
  const { data, error, isFetching, refetch } = useQuery(bookingQuery({ bookingNumber, email, locale }));
  const refusal = error && !isFetching ? findRefusal(error) : undefined;
  const other = (
    <Button look="link" onClick={() => keepOpenBooking(null)}>
      {t('other')}
    </Button>
  );
  if (data) return <FoundBooking booking={data} email={email} action={action} isNew={isNew} onward={other} />;
  if (refusal?.kind === 'notFound') return <FindBooking action={action} before={refusal} onFound={onFound} />;
  if (!refusal)
    return (
      <div aria-busy>
        <p role="status" className={css.quiet}>
          {t('loading')}
        </p>
        <Skeleton lines={6} />
      </div>
    );
  return (
    <Stack gap={4}>
      <FindRefused refusal={refusal} />
      <div className={css.ways}>
        <Button look="brand" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
        <Button onClick={() => keepOpenBooking(null)}>{t('other')}</Button>
      </div>
    </Stack>
  );
}
