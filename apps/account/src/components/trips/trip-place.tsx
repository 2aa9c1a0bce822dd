import type { TripDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Card } from '@shop/design-system';
import { formatTime } from '@shop/i18n';
import { Fragment } from 'react';
import { postalAddress } from '../../views/trips/postal-address.ts';
import { useAccountMessages } from '../account/account-messages.ts';
import css from './trips.module.css';

/** Where the trip leads, when one may come and has to go, and the way there. */
export function TripPlace({ trip }: { readonly trip: TripDetail }) {
  const { locale } = useSite();
  const t = useAccountMessages();
  const { hotelLabel, hotel } = trip;
  const { latitude, longitude, arrivalFrom, departureUntil, telephone, writtenTelephone } = hotel;
  return (
    <Card as="section" className={css.place} aria-labelledby="trip-place">
      <h2 id="trip-place" className={css.name}>
        {t('trips.place')}
      </h2>
      <address>
        {hotelLabel}
        {postalAddress(trip).map((line) => (
          <Fragment key={line}>
            <br />
            {line}
          </Fragment>
        ))}
      </address>
      <p className={css.quiet}>{t('trips.hours', { from: formatTime(arrivalFrom, locale), until: formatTime(departureUntil, locale) })}</p>
      <div className={css.ways}>
        <Button icon="map-pin" href={`https://www.openstreetmap.org/directions?route=%3B${latitude}%2C${longitude}`}>
          {t('trips.directions')}
        </Button>
        {telephone && (
          <Button
            icon="phone"
            href={`tel:${telephone.replace(/[^+\d]/g, '')}`}
            aria-label={t('trips.call', { telephone: writtenTelephone ?? telephone })}
          >
            {writtenTelephone ?? telephone}
          </Button>
        )}
      </div>
    </Card>
  );
}
