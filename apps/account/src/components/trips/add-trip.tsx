import { joinOrder } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, Section } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAccountMessages } from '../account/account-messages.ts';
import { useGuarded } from '../account/session-guard.tsx';
import { BookingForm } from '../booking/booking-form.tsx';
import { bookingMessages } from '../booking/booking-messages.ts';

/** A booking that was made without the account, or with another address, joins it by its number; then the page leads to it. */
export function AddTrip() {
  const { locale } = useSite();
  const t = useAccountMessages();
  const client = useQueryClient();
  const guarded = useGuarded();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const add = async (requested: { readonly bookingNumber: string; readonly email: string }) => {
    const { orderUUID } = await guarded(() => joinOrder(requested));
    await client.invalidateQueries({ queryKey: ['trips'] });
    await navigate(hrefFor('trip', locale, { orderUUID }));
  };
  return (
    <Section title={t('trips.add.title')} intro={t('trips.add.text')}>
      {isOpen ? (
        <bookingMessages.Provider>
          <BookingForm submit={t('trips.add.submit')} find={add} hasFocus />
        </bookingMessages.Provider>
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>{t('trips.add.open')}</Button>
        </div>
      )}
    </Section>
  );
}
