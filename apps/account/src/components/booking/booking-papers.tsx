import type { OrderView } from '@shop/contracts';
import { Button } from '@shop/design-system';
import { hasPaperArchive, orderPapers, type OrderPaper } from '@shop/domain';
import { invoiceHref, orderPaperHref, paperArchiveHref } from '@shop/routes';
import { FoldHint } from '../fold-hint.tsx';
import css from './booking.module.css';
import { useBookingMessages } from './use-booking-messages.ts';

const LOOK = {
  'confirmation.pdf': { icon: 'download', label: 'paper.confirmation' },
  'voucher.pdf': { icon: 'gift', label: 'paper.voucher' },
  'voucher.pdf?layout=card': { icon: 'gift', label: 'paper.voucherCard' },
  'calendar.ics': { icon: 'calendar', label: 'paper.calendar' },
} as const satisfies Record<OrderPaper, unknown>;

/** The papers of a booking, as its confirmation had them. */
export function BookingPapers({ order }: { readonly order: OrderView }) {
  const t = useBookingMessages();
  const papers = orderPapers(order);
  const { orderUUID, invoices = [] } = order;
  if (papers.length === 0) return null;
  return (
    <nav className={css.ways} aria-label={t('papers')}>
      {papers.map((paper) => (
        <Button key={paper} href={orderPaperHref(orderUUID, paper)} icon={LOOK[paper].icon}>
          {t(LOOK[paper].label)}
        </Button>
      ))}
      {invoices.map(({ kind, number }) => (
        <Button key={number} href={invoiceHref(orderUUID, number)} icon="download">
          {t(`paper.${kind}`, { number })}
        </Button>
      ))}
      {hasPaperArchive(order) && (
        <Button href={paperArchiveHref(orderUUID)} icon="download">
          {t('paper.all')}
        </Button>
      )}
      {papers.includes('voucher.pdf?layout=card') && <FoldHint className={css.fold} />}
    </nav>
  );
}
