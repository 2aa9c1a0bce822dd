import type { WishedFor } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { formatDay } from '@shop/i18n';
import { useAccountMessages } from '../account/account-messages.ts';
import css from './owner/wishes.module.css';

/** Says for whom and when the prices of a list are. */
export function PricedFor({ wish: { checkin, checkout, adults, children, babies } }: { readonly wish: WishedFor }) {
  const { locale } = useSite();
  const t = useAccountMessages();
  const people = t('wishes.people', { adults, children, babies });
  const day = (date: string) => formatDay(date, locale, 'shortYear');
  return (
    <p className={css.quiet}>
      {checkin && checkout
        ? t('wishes.priced.days', { from: day(checkin), to: day(checkout), people })
        : t('wishes.priced.any', { people })}
    </p>
  );
}
