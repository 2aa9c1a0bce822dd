import { ApiError, keepOpenBooking, tripQuery } from '@shop/api-client';
import type { TripDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, EmptyState } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { AccountAnswer } from '../../components/account/account-answer.tsx';
import { AccountPage } from '../../components/account/account-page.tsx';
import { useAccountMessages } from '../../components/account/account-messages.ts';
import { bookingMessages } from '../../components/booking/booking-messages.ts';
import { FoundBooking } from '../../components/booking/found-booking.tsx';
import { routerLink } from '../../components/router-link.tsx';
import { TripPlace } from '../../components/trips/trip-place.tsx';
import { parseBookingAction } from '../../views/booking/booking-action.ts';

/** One trip: all that booking management knows of it, and the way there (ACC-001). */
export function TripPage() {
  return (
    <AccountPage screen="trips" title="trips.one.title">
      <bookingMessages.Provider>
        <RequestedTrip />
      </bookingMessages.Provider>
    </AccountPage>
  );
}

function RequestedTrip() {
  const { locale } = useSite();
  const { orderUUID = '' } = useParams();
  const requested = useQuery(tripQuery({ uuid: orderUUID, locale }));
  if (requested.error instanceof ApiError && requested.error.status === 404) return <NoSuchTrip />;
  return <AccountAnswer query={requested}>{(trip) => <Trip trip={trip} />}</AccountAnswer>;
}

function Trip({ trip }: { readonly trip: TripDetail }) {
  const { hash } = useLocation();
  useOpened(trip);
  return (
    <>
      <FoundBooking booking={trip.booking} email={trip.email} action={parseBookingAction(hash)} isNew={false} />
      {trip.status !== 'cancelled' && trip.moment !== 'past' && <TripPlace trip={trip} />}
      <div>
        <AllTrips />
      </div>
    </>
  );
}

/** A change and the payment of an instalment go on at the booking summary, which knows the booking that this tab has opened. */
function useOpened({ orderUUID, bookingNumber, email }: TripDetail): void {
  useEffect(() => keepOpenBooking({ orderUUID, bookingNumber, email }), [orderUUID, bookingNumber, email]);
}

function NoSuchTrip() {
  const t = useAccountMessages();
  return (
    <EmptyState icon="bed-double" title={t('trips.unknown.title')} action={<AllTrips />}>
      {t('trips.unknown.text')}
    </EmptyState>
  );
}

function AllTrips() {
  const { locale } = useSite();
  const t = useAccountMessages();
  return (
    <Button look="link" href={hrefFor('trips', locale)} render={routerLink}>
      {t('trips.all')}
    </Button>
  );
}
