import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Icon, isIconName } from '@shop/design-system';
import { activityDay, departureTime } from '@shop/domain';
import { formatDay, formatTime } from '@shop/i18n';
import type { CheckoutState } from '@shop/routes';
import { useMessages } from '../../shared/use-messages.ts';
import { partyLabel } from '../../shared/stay-labels.ts';
import { Fact, Facts } from '../fact.tsx';
import css from './order-summary.module.css';

/** When, who, which room, and all that the stay holds, its activities with their days. */
export function StayFacts({ stay, requested }: { readonly stay: StayDetail; readonly requested: CheckoutState }) {
  const { locale } = useSite();
  const t = useMessages();
  const { checkInOut } = stay.hotel;
  return (
    <>
      <Facts>
        <Fact
          name={t('product.dates.arrival')}
          value={formatDay(requested.checkin, locale, 'long')}
          aside={t('product.summary.from', { time: formatTime(checkInOut.checkin, locale) })}
        />
        <Fact
          name={t('product.dates.departure')}
          value={formatDay(requested.checkout, locale, 'long')}
          aside={t('product.summary.until', { time: formatTime(departureTime(checkInOut.checkout, stay.programLine), locale) })}
        />
        <Fact name={t('product.party.title')} value={partyLabel(requested, t)} />
        <Fact name={t('product.room.title')} value={stay.room.label} />
      </Facts>
      <Programme stay={stay} requested={requested} />
    </>
  );
}

function Programme({ stay, requested }: { readonly stay: StayDetail; readonly requested: CheckoutState }) {
  const { locale } = useSite();
  const t = useMessages();
  const chosen = requested.activityDates ?? [];
  const lines = stay.programLine.filter(({ kind }) => kind !== 'room');
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className={css.includes}>{t('product.order.summary.includes')}</h3>
      <ul className={css.programme} role="list">
        {lines.map(({ id, title, icon, activityId }) => {
          const day = chosen.find((choice) => choice.activityId === activityId)?.day;
          const when = day && formatDay(activityDay(requested.checkin, day), locale, 'weekday');
          return (
            <li key={id}>
              <Icon name={isIconName(icon) ? icon : 'check'} size="small" />
              <span>{when ? t('product.order.summary.onDay', { title, day: when }) : title}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
