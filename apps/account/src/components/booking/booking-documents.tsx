import type { OrderView } from '@shop/contracts';
import { Button } from '@shop/design-system';
import { hasDocumentArchive, orderDocuments, type OrderDocument } from '@shop/domain';
import { invoiceHref, orderDocumentHref, documentArchiveHref } from '@shop/routes';
import { FoldHint } from '../fold-hint.tsx';
import css from './booking.module.css';
import { useBookingMessages } from './use-booking-messages.ts';

const LOOK = {
  'confirmation.pdf': { icon: 'download', label: 'document.confirmation' },
  'voucher.pdf': { icon: 'gift', label: 'document.voucher' },
  'voucher.pdf?layout=card': { icon: 'gift', label: 'document.voucherCard' },
  'calendar.ics': { icon: 'calendar', label: 'document.calendar' },
} as const satisfies Record<OrderDocument, unknown>;

/** The documents of a booking, as its confirmation had them. */
export function BookingDocuments({ order }: { readonly order: OrderView }) {
  const t = useBookingMessages();
  const documents = orderDocuments(order);
  const { orderUUID, invoices = [] } = order;
  if (documents.length === 0) return null;
  return (
    <nav className={css.ways} aria-label={t('papers')}>
      {documents.map((name) => (
        <Button key={name} href={orderDocumentHref(orderUUID, name)} icon={LOOK[name].icon}>
          {t(LOOK[name].label)}
        </Button>
      ))}
      {invoices.map(({ kind, number }) => (
        <Button key={number} href={invoiceHref(orderUUID, number)} icon="download">
          {t(`document.${kind}`, { number })}
        </Button>
      ))}
      {hasDocumentArchive(order) && (
        <Button href={documentArchiveHref(orderUUID)} icon="download">
          {t('document.all')}
        </Button>
      )}
      {documents.includes('voucher.pdf?layout=card') && <FoldHint className={css.fold} />}
    </nav>
  );
}
