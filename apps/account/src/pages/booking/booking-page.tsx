import { useSite } from '@shop/contracts/page';
import { useOpenBooking } from '@shop/api-client';
import { Container, useHydrated } from '@shop/design-system';
import { brandNameOf, pageTitle } from '@shop/design-system/brand-name';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { bookingMessages } from '../../components/booking/booking-messages.ts';
import css from '../../components/booking/booking.module.css';
import { FindBooking } from '../../components/booking/find-booking.tsx';
import { OpenedBooking } from '../../components/booking/opened-booking.tsx';

import { useBookingMessages } from '../../components/booking/use-booking-messages.ts';
import { parseBookingAction } from '../../views/booking/booking-action.ts';

/** Find a booking, then change it, cancel it or get its invoice (spec 2, section 2; CONT-003). */
export function BookingPage() {
  return (
    <bookingMessages.Provider>
      <Management />
    </bookingMessages.Provider>
  );
}

function Management() {
  const shop = brandNameOf(useSite());
  const t = useBookingMessages();
  const open = useOpenBooking();
  const [isNew, setNew] = useState(false);
  const { hash } = useLocation();
  // No server sees the hash.
  const action = useHydrated() ? parseBookingAction(hash) : undefined;
  const found = () => setNew(true);
  return (
    <Container width="narrow" className={css.page}>
      <title>{pageTitle(t('title'), shop)}</title>
      <h1 className={css.title}>{t('title')}</h1>
      {open ? (
        <OpenedBooking key={open.orderUUID} open={open} action={action} isNew={isNew} onFound={found} />
      ) : (
        <FindBooking action={action} onFound={found} />
      )}
    </Container>
  );
}
