import type { OrderView, SoldVoucher } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Section } from '@shop/design-system';
import { formatDay, formatMoment, formatMoney } from '@shop/i18n';
import { useMessages } from '../../shared/use-messages.ts';
import css from './order-confirmed.module.css';

/** The gifts that an order has sold, each with its code, and whom it is for where they go to several; nothing for a stay. */
export function SoldVouchers({ vouchers = [], deliveries = [] }: Pick<OrderView, 'vouchers' | 'deliveries'>) {
  const { locale, timeZone } = useSite();
  const t = useMessages();
  if (vouchers.length === 0) return null;
  const recipientOf = ({ deliveryId }: SoldVoucher): string | undefined => {
    if (deliveries.length < 2) return undefined;
    const { recipientName: name, recipientEmail: email } = deliveries.find(({ id }) => id === deliveryId) ?? {};
    return name && email ? `${name} (${email})` : email;
  };
  const standing = ({ expiresOn, state = 'active', usedAt, transferredOn }: SoldVoucher): string => {
    if (transferredOn) return t('product.order.confirmation.voucher.transferred', { day: formatDay(transferredOn, locale, 'long') });
    if (usedAt) return t('product.order.confirmation.voucher.usedAt', formatMoment(usedAt, { locale, timeZone }));
    if (state !== 'active') return t(`product.order.confirmation.voucher.${state}`);
    return t('product.order.confirmation.until', { day: formatDay(expiresOn, locale, 'long') });
  };
  return (
    <Section title={t('product.order.confirmation.vouchers')}>
      <ul className={css.vouchers} role="list">
        {vouchers.map((voucher) => (
          <li key={voucher.code} className={css.voucher}>
            <b>{voucher.code}</b>
            <span>
              {voucher.label}, {formatMoney(voucher.value, locale)}
            </span>
            {voucher.exchanged && (
              <span className={css.place}>
                {t('product.order.confirmation.voucher.exchanged', { day: formatDay(voucher.exchanged.on, locale, 'long') })}
              </span>
            )}
            {recipientOf(voucher) && (
              <span className={css.place}>{t('product.order.confirmation.voucher.to', { email: recipientOf(voucher)! })}</span>
            )}
            <span className={css.place}>{standing(voucher)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
