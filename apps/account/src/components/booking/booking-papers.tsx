import type { OrderView } from '@shop/contracts';
import { Button } from '@shop/design-system';
import { allPapersHref, bookingPapers, type Paper } from '../../views/booking/booking-papers.ts';
import { FoldHint } from '../fold-hint.tsx';
import css from './booking.module.css';
import { useBookingMessages } from './use-booking-messages.ts';

const LOOK = {
  'confirmation.pdf': { icon: 'download', label: 'paper.confirmation' },
  'voucher.pdf': { icon: 'gift', label: 'paper.voucher' },
  'voucher.pdf?layout=card': { icon: 'gift', label: 'paper.voucherCard' },
  'calendar.ics': { icon: 'calendar', label: 'paper.calendar' },
} as const satisfies Record<Paper, unknown>;

/** The papers of a booking, as its confirmation had them. */
export function BookingPapers({ order }: { readonly order: OrderView }) {
  const t = useBookingMessages();
  const papers = bookingPapers(order);
  const { invoices = [] } = order;
  const all = allPapersHref(order);
  if (papers.length === 0) return null;
  return (
    <nav className={css.ways} aria-label={t('papers')}>
      {papers.map(({ paper, href }) => (
        <Button key={paper} href={href} icon={LOOK[paper].icon}>
          {t(LOOK[paper].label)}
        </Button>
      ))}
      {invoices.map(({ kind, number }) => (
        <Button key={number} href={`/gateway/orders/${order.orderUUID}/invoices/${number}`} icon="download">
          {t(`paper.${kind}`, { number })}
        </Button>
      ))}
      {all && (
        <Button href={all} icon="download">
          {t('paper.all')}
        </Button>
      )}
      {papers.some(({ paper }) => paper === 'voucher.pdf?layout=card') && <FoldHint className={css.fold} />}
    </nav>
  );
}
