import { useSite } from '@shop/contracts/page';
import { Price } from '@shop/design-system';
import type { Party } from '@shop/domain';
import type { PriceView } from '../../views/stay/price-view.ts';
import { useMessages } from '../shared/use-messages.ts';
import { priceNote, priceProps } from '../shared/stay-labels.ts';
import css from './price-now.module.css';

/** The from-price without dates, the final one with them; an old price fades while the new one is on its way. */
export function PriceNow({
  price,
  party,
  size = 'large',
}: {
  readonly price: PriceView;
  readonly party: Party;
  readonly size?: 'medium' | 'large';
}) {
  const { locale } = useSite();
  const t = useMessages();
  if (price.kind === 'refused') return null;
  const isFrom = price.kind === 'from';
  const shown = price.kind === 'loading' ? price.previous : price.price;
  return (
    <div className={css.price} aria-busy={price.kind === 'loading' || undefined} data-kind={price.kind}>
      <Price
        {...priceProps(shown, locale, t)}
        size={size}
        prefix={isFrom ? t('product.price.from') : undefined}
        note={priceNote(party, shown.nights, t)}
      />
    </div>
  );
}
