import { useOpenBooking } from '@shop/api-client';
import { Container, useHydrated } from '@shop/design-system';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { bookingWords } from '../../components/booking/booking-words.ts';
import css from '../../components/booking/booking.module.css';
import { FindBooking } from '../../components/booking/find-booking.tsx';
import { OpenedBooking } from '../../components/booking/opened-booking.tsx';

import { useSay } from '../../components/booking/use-say.ts';
import { parseBookingAction } from '../../views/booking/booking-action.ts';

/** Find a booking, then change it, cancel it or get its invoice (spec 2, section 2; decision A-011). */
export function BookingPage() {
  return (
    <bookingWords.Words>
      <Management />
    </bookingWords.Words>
  );
}

function Management() {
  const say = useSay();
  const open = useOpenBooking();
  const [isNew, setNew] = useState(false);
  const { hash } = useLocation();
  // No server sees the hash.
  const action = useHydrated() ? parseBookingAction(hash) : undefined;
  const found = () => setNew(true);
  return (
    <Container width="narrow" className={css.page}>
      <title>{say('title')}</title>
      <h1 className={css.title}>{say('title')}</h1>
      {open ? (
        <OpenedBooking key={open.orderUUID} open={open} action={action} isNew={isNew} onFound={found} />
      ) : (
        <FindBooking action={action} onFound={found} />
      )}
    </Container>
  );
}
