import type { OrderView } from '@shop/contracts';
import { Button } from '@shop/design-system';
import { papersOf, type Paper } from '../../../views/order/confirmation-view.ts';
import { useWords } from '../../shared/use-words.ts';
import css from './order-confirmed.module.css';

const LOOK = {
  'confirmation.pdf': { icon: 'download', words: 'product.order.confirmation.pdf' },
  'voucher.pdf': { icon: 'gift', words: 'product.order.confirmation.voucher' },
  'calendar.ics': { icon: 'calendar', words: 'product.order.confirmation.calendar' },
} as const satisfies Record<Paper, unknown>;

/** The papers of an order, for those who do not wait for the mail. */
export function OrderPapers({ order }: { readonly order: OrderView }) {
  const words = useWords();
  return (
    <nav className={css.ways} aria-label={words('product.order.confirmation.papers')}>
      {papersOf(order).map(({ paper, href }) => (
        <Button key={paper} href={href} icon={LOOK[paper].icon}>
          {words(LOOK[paper].words)}
        </Button>
      ))}
    </nav>
  );
}
