import type { OrderView } from '@shop/contracts';
import { Button } from '@shop/design-system';
import { hasDocumentArchive, orderDocuments, type OrderDocument } from '@shop/domain';
import { invoiceHref, orderDocumentHref, documentArchiveHref } from '@shop/routes';
import { useMessages } from '../../shared/use-messages.ts';
import css from './order-confirmed.module.css';

const LOOK = {
  'confirmation.pdf': { icon: 'download', words: 'product.order.confirmation.pdf' },
  'voucher.pdf': { icon: 'gift', words: 'product.order.confirmation.voucher' },
  'voucher.pdf?layout=card': { icon: 'gift', words: 'product.order.confirmation.voucherCard' },
  'calendar.ics': { icon: 'calendar', words: 'product.order.confirmation.calendar' },
} as const satisfies Record<OrderDocument, unknown>;

/** The documents of an order, for those who do not wait for the mail. */
export function OrderDocuments({ order }: { readonly order: OrderView }) {
  const t = useMessages();
  const documents = orderDocuments(order);
  const { orderUUID } = order;
  return (
    <nav className={css.ways} aria-label={t('product.order.confirmation.papers')}>
      {documents.map((name) => (
        <Button key={name} href={orderDocumentHref(orderUUID, name)} icon={LOOK[name].icon}>
          {t(LOOK[name].words)}
        </Button>
      ))}
      <IssuedInvoices order={order} />
      {hasDocumentArchive(order) && (
        <Button href={documentArchiveHref(orderUUID)} icon="download">
          {t('product.order.confirmation.allDocuments')}
        </Button>
      )}
      {documents.includes('voucher.pdf?layout=card') && <p className={css.fold}>{t('product.order.confirmation.foldCard')}</p>}
    </nav>
  );
}

/** Invoices and credit notes: those of a cancelled order are all that is left of it. */
export function IssuedInvoices({ order: { orderUUID, invoices = [] } }: { readonly order: OrderView }) {
  const t = useMessages();
  return invoices.map(({ kind, number }) => (
    <Button key={number} href={invoiceHref(orderUUID, number)} icon="download">
      {t(`product.order.confirmation.${kind}`, { number })}
    </Button>
  ));
}
