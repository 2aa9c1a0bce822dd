import type { OrderView } from '@shop/contracts';
import { Button } from '@shop/design-system';
import { papersOf, type Paper } from '../../../views/order/confirmation-view.ts';
import { useMessages } from '../../shared/use-messages.ts';
import css from './order-confirmed.module.css';

const LOOK = {
  'confirmation.pdf': { icon: 'download', words: 'product.order.confirmation.pdf' },
  'voucher.pdf': { icon: 'gift', words: 'product.order.confirmation.voucher' },
  'voucher.pdf?layout=card': { icon: 'gift', words: 'product.order.confirmation.voucherCard' },
  'calendar.ics': { icon: 'calendar', words: 'product.order.confirmation.calendar' },
} as const satisfies Record<Paper, unknown>;

/** The papers of an order, for those who do not wait for the mail. */
export function OrderPapers({ order }: { readonly order: OrderView }) {
  const t = useMessages();
  const papers = papersOf(order);
  return (
    <nav className={css.ways} aria-label={t('product.order.confirmation.papers')}>
      {papers.map(({ paper, href }) => (
        <Button key={paper} href={href} icon={LOOK[paper].icon}>
          {t(LOOK[paper].words)}
        </Button>
      ))}
      <IssuedInvoices order={order} />
      {papers.some(({ paper }) => paper === 'voucher.pdf?layout=card') && (
        <p className={css.fold}>{t('product.order.confirmation.foldCard')}</p>
      )}
    </nav>
  );
}

/** Invoices and credit notes: those of a cancelled order are all that is left of it. */
export function IssuedInvoices({ order: { orderUUID, invoices = [] } }: { readonly order: OrderView }) {
  const t = useMessages();
  return invoices.map(({ kind, number }) => (
    <Button key={number} href={`/gateway/orders/${orderUUID}/invoices/${number}`} icon="download">
      {t(`product.order.confirmation.${kind}`, { number })}
    </Button>
  ));
}
