import type { Locale, OfferCard } from '@shop/contracts';
import { Dialog } from '@shop/design-system';
import { freeChangeDays, modificationDeadline, type LocalDate } from '@shop/domain';
import { formatDay } from '@shop/i18n';
import { useIntl } from 'react-intl';
import css from './results.module.css';

interface ConditionsModalProps {
  readonly offer: OfferCard;
  readonly checkin: LocalDate | undefined;
  readonly locale: Locale;
  readonly onClose: () => void;
}

/** What one may change or get back, and until when (spec 1, sections 4 and 8). */
export function ConditionsModal({ offer: { label, cancellationPolicy }, checkin, locale, onClose }: ConditionsModalProps) {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.conditions.${id}` }, values);
  const isCancellable = cancellationPolicy?.cancellable === true && cancellationPolicy.isCancellable !== false;
  const day = checkin && cancellationPolicy && formatDay(modificationDeadline(cancellationPolicy, checkin), locale, 'long');
  return (
    <Dialog open onClose={onClose} title={say('title')} closeLabel={intl.formatMessage({ id: 'search.filters.close' })}>
      <div className={css.text}>
        <p>{label}</p>
        {!isCancellable && <p>{intl.formatMessage({ id: 'search.card.cancel.nonRefundable' })}</p>}
        {isCancellable && !checkin && <p>{intl.formatMessage({ id: 'search.card.cancel.addDates' })}</p>}
        {isCancellable && (
          <dl className={css.terms}>
            <dt>{say('modify')}</dt>
            <dd>{say('modifyText')}</dd>
            <dt>{day ? say('untilDay', { day }) : say('until', { days: freeChangeDays(cancellationPolicy.type) })}</dt>
            <dd>{say('partial')}</dd>
            <dt>{checkin ? say('afterDay', { day: formatDay(checkin, locale, 'long') }) : say('after')}</dt>
            <dd>{say('none')}</dd>
          </dl>
        )}
      </div>
    </Dialog>
  );
}
