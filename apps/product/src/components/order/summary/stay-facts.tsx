import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Icon, isIconName } from '@shop/design-system';
import { activityDay, departureTime } from '@shop/domain';
import { formatDay } from '@shop/i18n';
import type { CheckoutState } from '@shop/routes';
import { useWords } from '../../shared/use-words.ts';
import { partyWords } from '../../shared/words-of-stay.ts';
import { Fact, Facts } from '../fact.tsx';
import css from './order-summary.module.css';

/** When, who, which room, and all that the stay holds, its activities with their days. */
export function StayFacts({ stay, asked }: { readonly stay: StayDetail; readonly asked: CheckoutState }) {
  const { locale } = useSite();
  const words = useWords();
  const { checkInOut } = stay.hotel;
  return (
    <>
      <Facts>
        <Fact
          name={words('product.dates.arrival')}
          value={formatDay(asked.checkin, locale, 'long')}
          aside={words('product.summary.from', { time: checkInOut.checkin })}
        />
        <Fact
          name={words('product.dates.departure')}
          value={formatDay(asked.checkout, locale, 'long')}
          aside={words('product.summary.until', { time: departureTime(checkInOut.checkout, stay.programLine) })}
        />
        <Fact name={words('product.party.title')} value={partyWords(asked, words)} />
        <Fact name={words('product.room.title')} value={stay.room.label} />
      </Facts>
      <Programme stay={stay} asked={asked} />
    </>
  );
}

function Programme({ stay, asked }: { readonly stay: StayDetail; readonly asked: CheckoutState }) {
  const { locale } = useSite();
  const words = useWords();
  const chosen = asked.activityDates ?? [];
  const lines = stay.programLine.filter(({ kind }) => kind !== 'room');
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className={css.includes}>{words('product.order.summary.includes')}</h3>
      <ul className={css.programme} role="list">
        {lines.map(({ id, title, icon, activityId }) => {
          const day = chosen.find((choice) => choice.activityId === activityId)?.day;
          const when = day && formatDay(activityDay(asked.checkin, day), locale, 'weekday');
          return (
            <li key={id}>
              <Icon name={isIconName(icon) ? icon : 'check'} size="small" />
              <span>{when ? words('product.order.summary.onDay', { title, day: when }) : title}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
