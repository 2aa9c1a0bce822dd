import { profileQuery, tripsQuery } from '@shop/api-client';
import type { TripsAnswer } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Icon, Section, type IconName } from '@shop/design-system';
import { hrefFor, type Screen } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { AccountAnswer, Loading } from '../../components/account/account-answer.tsx';
import { AccountPage } from '../../components/account/account-page.tsx';
import { useAccountMessages } from '../../components/account/account-messages.ts';
import { ErasureMessage } from '../../components/profile/erasure-message.tsx';
import { routerLink } from '../../components/router-link.tsx';
import { TripCard } from '../../components/trips/trip-card.tsx';
import { groupOf } from '../../views/trips/trip-groups.ts';
import css from './overview-page.module.css';

const WAYS = [
  ['trips', 'bed-double'],
  ['ownGifts', 'gift'],
  ['wishlist', 'heart'],
  ['profile', 'user'],
  ['cards', 'credit-card'],
  ['bookingManagement', 'calendar-check'],
] as const satisfies readonly (readonly [Screen, IconName])[];

/** Where a customer begins: who is signed in, the next trip, and the way to all the rest (ACC-001). */
export function OverviewPage() {
  return (
    <AccountPage screen="account" title="overview.title">
      <Overview />
    </AccountPage>
  );
}

function Overview() {
  const { locale } = useSite();
  const t = useAccountMessages();
  const profile = useQuery(profileQuery());
  const trips = useQuery(tripsQuery({ locale }));
  return (
    <AccountAnswer query={profile}>
      {({ firstName, erasure }) => (
        <>
          <p className={css.hello}>{t('overview.hello', { name: firstName })}</p>
          {erasure && (
            <ErasureMessage
              erasure={erasure}
              action={
                <Button href={hrefFor('profile', locale)} render={routerLink}>
                  {t('profile.erasure.see')}
                </Button>
              }
            />
          )}
          {/* What comes later would push the rest down under somebody's pointer. */}
          {trips.isPending && <Loading />}
          {trips.data && <NextTrip answer={trips.data} />}
          <Ways />
        </>
      )}
    </AccountAnswer>
  );
}

/** The trip that is on, else the next one; nothing where none is ahead. */
function NextTrip({ answer: { trips } }: { readonly answer: TripsAnswer }) {
  const t = useAccountMessages();
  const next = trips.find((trip) => groupOf(trip) === 'current') ?? trips.find((trip) => groupOf(trip) === 'upcoming');
  if (!next) return null;
  return (
    <Section title={t('overview.next')}>
      <TripCard trip={next} as="div" />
    </Section>
  );
}

function Ways() {
  const { locale } = useSite();
  const t = useAccountMessages();
  return (
    <ul className={css.ways} aria-label={t('page.nav')}>
      {WAYS.map(([screen, icon]) => (
        <li key={screen}>
          <Link className={css.way} to={hrefFor(screen, locale)}>
            <Icon name={icon} />
            <span>
              <span className={css.name}>{t(`overview.${screen}`)}</span>
              <span className={css.text}>{t(`overview.${screen}.text`)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
