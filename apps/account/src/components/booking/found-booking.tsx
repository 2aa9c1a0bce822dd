import type { BookingView } from '@shop/contracts';
import { Badge, Card, Message, Picture, Stack, focusOnMount } from '@shop/design-system';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { parseBookingDone, type BookingAction } from '../../views/booking/booking-action.ts';
import { openCents } from '../../views/booking/instalment-view.ts';
import { LazyDeliveries } from '../delivery/lazy-deliveries.tsx';
import { Notice } from '../forms/notice.tsx';
import { BookingActions } from './booking-actions.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingMoney } from './booking-money.tsx';
import { BookingDocuments } from './booking-documents.tsx';
import css from './booking.module.css';
import { useBookingMessages } from './use-booking-messages.ts';

export interface FoundBookingProps {
  readonly booking: BookingView;
  /** Proves whose it is. */
  readonly email: string;
  readonly action: BookingAction | undefined;
  readonly isNew: boolean;
  /** The way to other bookings, where it follows at once. */
  readonly onward?: ReactNode;
}

const TONES = { paid: 'success', pending: 'warning', failed: 'warning', cancelled: 'quiet' } as const;

/** What was bought, how it stands, its papers, and what may still be done with it. */
export function FoundBooking({ booking, email, action, isNew, onward }: FoundBookingProps) {
  const t = useBookingMessages();
  const { order, modificationConditions } = booking;
  const { stay, status } = order;
  const place = [stay.hotelLabel, stay.locationLabel].filter(Boolean).join(', ');
  const done = parseBookingDone(useLocation().search);
  const isWhole = done === 'instalmentPaid' && openCents(order.schedule ?? []) === 0;
  return (
    <Stack gap={5}>
      {done && status === 'paid' && <Notice title={t(`${done}.title`)}>{t(isWhole ? 'instalmentPaid.whole' : `${done}.text`)}</Notice>}
      <Card look="raised" padding="none" className={css.booking} as="section" aria-labelledby="booking-name">
        <Picture url={stay.imageUrl} alt="" shape="wide" sizes="(min-width: 45rem) 42rem, 100vw" eager className={css.picture} />
        <div className={css.body}>
          <p className={css.line}>
            <span>{t('number', { number: order.bookingNumber })}</span>
            <Badge tone={TONES[status]}>{t(`state.${status}`)}</Badge>
          </p>
          <h2 id="booking-name" className={css.name} tabIndex={-1} ref={isNew ? focusOnMount : undefined}>
            {stay.label}
          </h2>
          {place && <p className={css.quiet}>{place}</p>}
          <BookingFacts order={order} />
          <BookingMoney order={order} />
          <BookingDocuments order={order} />
        </div>
      </Card>
      {(order.deliveries ?? []).length > 0 && <LazyDeliveries orderUUID={order.orderUUID} deliveries={order.deliveries ?? []} />}
      {isSold(status) ? (
        <BookingActions order={order} conditions={modificationConditions} email={email} action={action} />
      ) : (
        <Message kind="warning">{t(`unsold.${status}`)}</Message>
      )}
      {onward && <div>{onward}</div>}
    </Stack>
  );
}

function isSold(status: BookingView['order']['status']): status is 'paid' | 'cancelled' {
  return status === 'paid' || status === 'cancelled';
}
