import type { OrderView } from '@shop/contracts';
import { Button } from '@shop/design-system';
import { bookingPapers, type Paper } from '../../views/booking/booking-papers.ts';
import css from './booking.module.css';
import { useSay } from './use-say.ts';

const LOOK = {
  'confirmation.pdf': { icon: 'download', words: 'paper.confirmation' },
  'voucher.pdf': { icon: 'gift', words: 'paper.voucher' },
  'calendar.ics': { icon: 'calendar', words: 'paper.calendar' },
} as const satisfies Record<Paper, unknown>;

/** The papers of a booking, as its confirmation had them. */
export function BookingPapers({ order }: { readonly order: OrderView }) {
  const say = useSay();
  const papers = bookingPapers(order);
  if (papers.length === 0) return null;
  return (
    <nav className={css.ways} aria-label={say('papers')}>
      {papers.map(({ paper, href }) => (
        <Button key={paper} href={href} icon={LOOK[paper].icon}>
          {say(LOOK[paper].words)}
        </Button>
      ))}
    </nav>
  );
}
