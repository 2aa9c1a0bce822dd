import { useSite } from '@shop/contracts/page';
import { formatTime } from '@shop/i18n';
import { useIntl } from 'react-intl';
import type { Basket } from '../../../views/order/choices/order-choices.ts';
import type { StartedOrder } from '../../../views/order/payment/started-order.ts';
import { useMessages } from '../../shared/use-messages.ts';
import css from './price-hold.module.css';

export interface PriceHoldProps {
  readonly kind: Basket['kind'];
  /** An order that was opened and not paid: its price stands for a while. */
  readonly started: StartedOrder | undefined;
}

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** What is promised about the price and the room, and what is not: nothing is held before the payment. */
export function PriceHold({ kind, started }: PriceHoldProps) {
  const t = useMessages();
  const intl = useIntl();
  const { locale } = useSite();
  const text = () => {
    if (kind !== 'stay') return t('product.order.lock.beforeActivity');
    return started?.expiresAt
      ? t('product.order.lock.until', { time: formatTime(intl.formatTime(started.expiresAt, CLOCK), locale) })
      : t('product.order.lock.before');
  };
  return <p className={css.promise}>{text()}</p>;
}
