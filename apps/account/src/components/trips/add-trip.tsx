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
import { Notice } from '../forms/notice.tsx';

/**
 * A booking that was made without the account, or with another address, joins it by its number; then the page leads to it. One of
 * another address joins once the link that is mailed there was followed.
 */
export function AddTrip() {
  const { locale } = useSite();
  const t = useAccountMessages();
  const client = useQueryClient();
  const guarded = useGuarded();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [mailed, setMailed] = useState<string>();
  const add = async (requested: { readonly bookingNumber: string; readonly email: string }) => {
    const answer = await guarded(() => joinOrder(requested));
    if ('status' in answer) return setMailed(requested.email);
    const { orderUUID } = answer;
    await client.invalidateQueries({ queryKey: ['trips'] });
    await navigate(hrefFor('trip', locale, { orderUUID }));
  };
  return (
    <Section title={t('trips.add.title')} intro={t('trips.add.text')}>
      {mailed === undefined && !isOpen && (
        <div>
          <Button onClick={() => setOpen(true)}>{t('trips.add.open')}</Button>
        </div>
      )}
      {mailed === undefined && isOpen && (
        <bookingMessages.Provider>
          <BookingForm submit={t('trips.add.submit')} find={add} hasFocus />
        </bookingMessages.Provider>
      )}
      {mailed !== undefined && (
        <Notice kind="info" title={t('trips.add.mailed.title')}>
          {t('trips.add.mailed.text', { email: mailed })}
        </Notice>
      )}
    </Section>
  );
}
