import { paymentQuery } from '@shop/api-client';
import type { OrderView } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { orderTotal } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { useQuery } from '@tanstack/react-query';
import css from './booking.module.css';
import { useSay } from './use-say.ts';

const POLL_MS = 5_000;

/** What the booking costs as it is now, what gifts paid of it, and what went back to the card. */
export function BookingMoney({ order: { orderUUID, parts, amount } }: { readonly order: OrderView }) {
  const { locale } = useSite();
  const say = useSay();
  const { data: payment } = useQuery({
    ...paymentQuery(orderUUID),
    refetchInterval: ({ state }) => state.data?.charge === 'refunding' && POLL_MS,
  });
  const gifts = parts?.gifts ?? 0;
  const isOnItsWay = payment?.charge === 'refunding';
  return (
    <div className={css.money}>
      <p className={css.line}>
        <span>{say('price')}</span>
        <b>{formatMoney(parts ? orderTotal(parts) : amount, locale)}</b>
      </p>
      {gifts > 0 && <p className={css.quiet}>{say('price.gifts', { amount: formatMoney(gifts, locale) })}</p>}
      <p role="status" className={css.quiet}>
        {isOnItsWay && say('refunding')}
        {!isOnItsWay && payment && payment.refunded > 0 && say('refunded', { amount: formatMoney(payment.refunded, locale) })}
      </p>
    </div>
  );
}
