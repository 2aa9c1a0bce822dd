import { useSite } from '@shop/contracts/page';
import { Card, Icon, Picture } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { useId, useState, type ReactNode } from 'react';
import type { PriceOfOrder } from '../../../views/order/choices/price-of-order.ts';
import { routeLink } from '../../shared/route-link.tsx';
import { useMessages } from '../../shared/use-messages.ts';
import css from './order-summary.module.css';
import { PriceParts, type SoldProduct } from './price-parts.tsx';

export interface OrderSummaryProps {
  /** `Your stay`. */
  readonly label: string;
  readonly title: string;
  readonly place: string;
  readonly imageUrl: string | undefined;
  readonly product: SoldProduct;
  /** Pieces of a gift; 1 when left out. */
  readonly quantity?: number | undefined;
  /** A physical gift. */
  readonly isShipped?: boolean;
  readonly price: PriceOfOrder;
  /** The way back to change it. */
  readonly change: { readonly href: string; readonly text: string };
  /** Facts about what is bought. */
  readonly children: ReactNode;
  /** Below the price: what is not part of it. */
  readonly notes?: ReactNode;
}

/** What is being bought and every part of its price. Beside the form where there is room; on a phone it folds. */
export function OrderSummary({
  label,
  title,
  place,
  imageUrl,
  product,
  quantity,
  isShipped = false,
  price,
  change,
  children,
  notes,
}: OrderSummaryProps) {
  const { locale } = useSite();
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const toPay = price.price ? formatMoney(price.price.remainingAmountToPay, locale) : '';
  return (
    <Card look="raised" as="section" aria-label={label} className={css.summary}>
      <div className={css.head}>
        {imageUrl && <Picture url={imageUrl} alt="" shape="card" sizes="(min-width: 62rem) 22rem, 6rem" className={css.picture} />}
        <div>
          <h2 className={css.name}>{title}</h2>
          <p className={css.place}>{place}</p>
        </div>
      </div>
      <button type="button" className={css.fold} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <span>{t(isOpen ? 'product.order.summary.hide' : 'product.order.summary.show')}</span>
        <b data-stale={price.isStale || undefined}>{toPay}</b>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </button>
      <div id={id} className={css.details} data-folded={!isOpen}>
        {children}
        <div className={css.price}>
          <PriceParts price={price} product={product} quantity={quantity} isShipped={isShipped} />
          {notes}
        </div>
        <p className={css.change}>{routeLink({ href: change.href, children: change.text })}</p>
      </div>
    </Card>
  );
}
