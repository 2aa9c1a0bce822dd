import type { FoundOffer } from '@shop/api-client';
import type { Locale } from '@shop/contracts';
import { Dialog } from '@shop/design-system';
import { freeChangeDays, modificationDeadline, type LocalDate } from '@shop/domain';
import { formatDay } from '@shop/i18n';
import { useIntl } from 'react-intl';
import css from './results.module.css';

interface ConditionsModalProps {
  readonly offer: FoundOffer;
  readonly checkin: LocalDate | undefined;
  readonly locale: Locale;
  readonly onClose: () => void;
}

/** What one may change or get back, and until when (spec 1, sections 4 and 8). */
export function ConditionsModal({ offer: { label, cancellationPolicy }, checkin, locale, onClose }: ConditionsModalProps) {
  const intl = useIntl();
  const t = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.conditions.${id}` }, values);
  const isCancellable = cancellationPolicy?.cancellable === true && cancellationPolicy.isCancellable !== false;
  const day = checkin && cancellationPolicy && formatDay(modificationDeadline(cancellationPolicy, checkin), locale, 'long');
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={intl.formatMessage({ id: 'search.filters.close' })}>
      <div className={css.text}>
        <p>{label}</p>
        {!isCancellable && <p>{intl.formatMessage({ id: 'search.card.cancel.nonRefundable' })}</p>}
        {isCancellable && !checkin && <p>{intl.formatMessage({ id: 'search.card.cancel.addDates' })}</p>}
        {isCancellable && (
          <dl className={css.terms}>
            <dt>{t('modify')}</dt>
            <dd>{t('modifyText')}</dd>
            <dt>{day ? t('untilDay', { day }) : t('until', { days: freeChangeDays(cancellationPolicy.type) })}</dt>
            <dd>{t('partial')}</dd>
            <dt>{checkin ? t('afterDay', { day: formatDay(checkin, locale, 'long') }) : t('after')}</dt>
            <dd>{t('none')}</dd>
          </dl>
        )}
      </div>
    </Dialog>
  );
}
