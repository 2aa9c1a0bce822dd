import { tripsQuery } from '@shop/api-client';
import type { Trip } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, EmptyState, Section } from '@shop/design-system';
import { allStaysHref } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { AccountAnswer } from '../../components/account/account-answer.tsx';
import { AccountPage } from '../../components/account/account-page.tsx';
import { useAccountMessages } from '../../components/account/account-messages.ts';
import { routerLink } from '../../components/router-link.tsx';
import { AddTrip } from '../../components/trips/add-trip.tsx';
import { TripCard } from '../../components/trips/trip-card.tsx';
import css from '../../components/trips/trips.module.css';
import { tripGroups } from '../../views/trips/trip-groups.ts';

/** The stays that a customer has bought: what is on, what comes, what was, what was cancelled (ACC-001). */
export function TripsPage() {
  return (
    <AccountPage screen="trips" title="trips.title">
      <Trips />
    </AccountPage>
  );
}

function Trips() {
  const { locale } = useSite();
  const requested = useQuery(tripsQuery({ locale }));
  return (
    <AccountAnswer query={requested}>
      {({ trips }) => (
        <>
          {trips.length === 0 ? <NoTrips /> : <TripLists trips={trips} />}
          <AddTrip />
        </>
      )}
    </AccountAnswer>
  );
}

function TripLists({ trips }: { readonly trips: readonly Trip[] }) {
  const t = useAccountMessages();
  return tripGroups(trips).map((one) => (
    <Section key={one.group} title={t(`trips.group.${one.group}`)}>
      <ul className={css.list}>
        {one.trips.map((trip) => (
          <TripCard key={trip.orderUUID} trip={trip} />
        ))}
      </ul>
    </Section>
  ));
}

function NoTrips() {
  const { locale } = useSite();
  const t = useAccountMessages();
  return (
    <EmptyState
      icon="bed-double"
      title={t('trips.empty.title')}
      action={
        <Button look="primary" size="large" href={allStaysHref(locale)} render={routerLink}>
          <FormattedMessage id="account.findStay" />
        </Button>
      }
    >
      {t('trips.empty.text')}
    </EmptyState>
  );
}
