import { useSite } from '@shop/contracts/page';
import { useRoomBelow } from '@shop/design-system';
import { useMessages } from '../shared/use-messages.ts';
import { datesLabel } from '../shared/stay-labels.ts';
import { BookButton, type BookProps } from './book-button.tsx';
import css from './buy-bar.module.css';
import { PriceNow } from './price-now.tsx';

/** The phone's way to book: price and button in reach wherever one is on the page; below it stands the footer. */
export function BuyBar(booking: BookProps) {
  const { locale } = useSite();
  const t = useMessages();
  const bar = useRoomBelow();
  const { price, selection, party, gift } = booking.visit;
  return (
    <div ref={bar} className={css.bar} role="region" aria-label={t('product.book.bar')}>
      <div className={css.price}>
        {price.kind === 'refused' ? (
          <p className={css.refused}>{t('product.book.noPrice')}</p>
        ) : (
          <PriceNow price={price} party={party} gift={gift} size="medium" />
        )}
        {selection.checkin && <p className={css.dates}>{datesLabel(selection, locale)}</p>}
      </div>
      <BookButton {...booking} />
    </div>
  );
}
