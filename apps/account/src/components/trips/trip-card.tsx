import type { Trip } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Badge, Card, Picture } from '@shop/design-system';
import { formatDay, formatMoney } from '@shop/i18n';
import { hrefFor } from '@shop/routes';
import { Link } from 'react-router';
import { groupOf } from '../../views/trips/trip-groups.ts';
import { useAccountMessages } from '../account/account-messages.ts';
import css from './trips.module.css';

const TONES = { current: 'brand', upcoming: 'success', past: 'quiet', cancelled: 'quiet' } as const;

/** One trip of a list: the whole card leads to it. */
export function TripCard({ trip, as = 'li' }: { readonly trip: Trip; readonly as?: 'li' | 'div' }) {
  const { locale } = useSite();
  const t = useAccountMessages();
  const { orderUUID, label, imageUrl, hotelLabel, locationLabel, checkin, checkout, nights, due } = trip;
  const group = groupOf(trip);
  return (
    <Card as={as} padding="none" className={css.card} data-trip={group}>
      <Picture url={imageUrl} alt="" sizes="(min-width: 40rem) 15rem, 100vw" className={css.picture} />
      <div className={css.facts}>
        <p className={css.line}>
          <Badge tone={TONES[group]}>{t(`trips.state.${group}`)}</Badge>
          <span className={css.quiet}>{t('trips.nights', { count: nights })}</span>
        </p>
        <h3 className={css.name}>
          <Link className={css.link} to={hrefFor('trip', locale, { orderUUID })}>
            {label}
          </Link>
        </h3>
        <p className={css.quiet}>{[hotelLabel, locationLabel].filter(Boolean).join(', ')}</p>
        <p>{t('trips.days', { from: formatDay(checkin, locale, 'long'), to: formatDay(checkout, locale, 'long') })}</p>
        {due > 0 && <p className={css.due}>{t('trips.due', { amount: formatMoney(due, locale) })}</p>}
      </div>
    </Card>
  );
}
