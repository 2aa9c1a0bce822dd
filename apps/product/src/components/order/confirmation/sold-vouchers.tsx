import type { SoldVoucher } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Section } from '@shop/design-system';
import { formatDay, formatMoney } from '@shop/i18n';
import { useWords } from '../../shared/use-words.ts';
import css from './order-confirmed.module.css';

/** The gifts that an order has sold, each with its number; nothing for a stay. */
export function SoldVouchers({ vouchers }: { readonly vouchers: readonly SoldVoucher[] }) {
  const { locale } = useSite();
  const words = useWords();
  if (vouchers.length === 0) return null;
  return (
    <Section title={words('product.order.confirmation.vouchers')}>
      <ul className={css.vouchers} role="list">
        {vouchers.map(({ code, label, value, expiresOn }) => (
          <li key={code} className={css.voucher}>
            <b>{code}</b>
            <span>
              {label}, {formatMoney(value, locale)}
            </span>
            <span className={css.place}>{words('product.order.confirmation.until', { day: formatDay(expiresOn, locale, 'long') })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
