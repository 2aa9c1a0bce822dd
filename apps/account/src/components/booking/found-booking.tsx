import { keepOpenBooking } from '@shop/api-client';
import type { BookingView } from '@shop/contracts';
import { Badge, Button, Card, Message, Picture, Stack } from '@shop/design-system';
import { useLocation } from 'react-router';
import type { BookingAction } from '../../views/booking/booking-action.ts';
import { Notice } from '../forms/notice.tsx';
import { BookingActions } from './booking-actions.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingMoney } from './booking-money.tsx';
import { BookingPapers } from './booking-papers.tsx';
import css from './booking.module.css';
import { useSay } from './use-say.ts';

export interface FoundBookingProps {
  readonly booking: BookingView;
  /** Proves whose it is. */
  readonly email: string;
  readonly action: BookingAction | undefined;
  readonly isNew: boolean;
}

const TONES = { paid: 'success', pending: 'warning', failed: 'warning', cancelled: 'quiet' } as const;
const withTheFocus = (heading: HTMLElement | null) => heading?.focus();

/** What was bought, how it stands, its papers, and what may still be done with it. */
export function FoundBooking({ booking, email, action, isNew }: FoundBookingProps) {
  const say = useSay();
  const { order, modificationConditions } = booking;
  const { stay, status } = order;
  const place = [stay.hotelLabel, stay.locationLabel].filter(Boolean).join(', ');
  const wasChanged = new URLSearchParams(useLocation().search).get('status') === 'changed';
  return (
    <Stack gap={5}>
      {wasChanged && status === 'paid' && <Notice title={say('changed.title')}>{say('changed.text')}</Notice>}
      <Card look="raised" padding="none" className={css.booking} as="section" aria-labelledby="booking-name">
        <Picture url={stay.imageUrl} alt="" shape="wide" sizes="(min-width: 45rem) 42rem, 100vw" eager className={css.picture} />
        <div className={css.body}>
          <p className={css.line}>
            <span>{say('number', { number: order.bookingNumber })}</span>
            <Badge tone={TONES[status]}>{say(`state.${status}`)}</Badge>
          </p>
          <h2 id="booking-name" className={css.name} tabIndex={-1} ref={isNew ? withTheFocus : undefined}>
            {stay.label}
          </h2>
          {place && <p className={css.quiet}>{place}</p>}
          <BookingFacts order={order} />
          <BookingMoney order={order} />
          <BookingPapers order={order} />
        </div>
      </Card>
      {isSold(status) ? (
        <BookingActions order={order} conditions={modificationConditions} email={email} action={action} />
      ) : (
        <Message kind="warning">{say(`unsold.${status}`)}</Message>
      )}
      <div>
        <Button look="link" onClick={() => keepOpenBooking(null)}>
          {say('other')}
        </Button>
      </div>
    </Stack>
  );
}

function isSold(status: BookingView['order']['status']): status is 'paid' | 'cancelled' {
  return status === 'paid' || status === 'cancelled';
}
