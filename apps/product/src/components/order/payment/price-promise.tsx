import { useIntl } from 'react-intl';
import type { StartedOrder } from '../../../views/order/payment/started-order.ts';
import { useWords } from '../../shared/use-words.ts';
import css from './price-promise.module.css';

export interface PricePromiseProps {
  readonly kind: 'stay' | 'activity';
  /** An order that was opened and not paid: its price stands for a while. */
  readonly started: StartedOrder | undefined;
}

/** What is promised about the price and the room, and what is not: nothing is held before the payment. */
export function PricePromise({ kind, started }: PricePromiseProps) {
  const words = useWords();
  const { formatTime } = useIntl();
  const text = () => {
    if (kind === 'activity') return words('product.order.lock.beforeActivity');
    return started?.expiresAt
      ? words('product.order.lock.until', { time: formatTime(started.expiresAt) })
      : words('product.order.lock.before');
  };
  return <p className={css.promise}>{text()}</p>;
}
