import type { OrderView, ScheduledPayment } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Card } from '@shop/design-system';
import { formatDay, formatMoney } from '@shop/i18n';
import { useMessages } from '../../shared/use-messages.ts';
import { datesLabel } from '../../shared/stay-labels.ts';
import css from '../change/change.module.css';

/** Which amount of which booking is paid. */
export function InstalmentSummary({ order, row }: { readonly order: OrderView; readonly row: ScheduledPayment }) {
  const { locale } = useSite();
  const t = useMessages();
  const amount = formatMoney(row.amount, locale);
  const hasMore = order.schedule?.some(({ number, status }) => number !== row.number && (status === 'planned' || status === 'failed'));
  return (
    <Card look="raised" as="section" aria-label={t('product.order.instalment.summary')} className={css.summary}>
      <div className={css.stay}>
        <h2 className={css.small}>{t('product.order.instalment.booking', { number: order.bookingNumber })}</h2>
        <p className={css.name}>{order.stay.label}</p>
        <p className={css.quiet}>{order.stay.hotelLabel}</p>
        <p>{datesLabel(order, locale)}</p>
      </div>
      <div className={css.supplement}>
        <p className={css.line}>
          <span>{t('product.order.instalment.toPay', { number: row.number })}</span>
          <b>{amount}</b>
        </p>
        <p className={css.quiet}>
          {t(`product.order.instalment.${row.status === 'failed' ? 'declinedOn' : 'dueOn'}`, {
            day: formatDay(row.day, locale, 'long'),
          })}
        </p>
      </div>
      {hasMore && <p className={css.quiet}>{t('product.order.instalment.kept')}</p>}
    </Card>
  );
}
