import type { Locale } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Skeleton } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { priceLines, type PriceLine } from '../../../views/order/choices/price-lines.ts';
import type { PriceOfOrder } from '../../../views/order/choices/price-of-order.ts';
import { useMessages, type Translate } from '../../shared/use-messages.ts';
import { BrokenPrice } from './broken-price.tsx';
import css from './price-parts.module.css';

/** What the first line of a price names. */
export type SoldProduct = 'stay' | 'activity' | 'box' | 'giftCard' | 'singleVoucher';

export interface PricePartsProps {
  readonly price: PriceOfOrder;
  readonly product: SoldProduct;
  /** Pieces of a gift; 1 when left out. */
  readonly quantity?: number | undefined;
  /** A physical gift. */
  readonly isShipped?: boolean;
}

/** The parts of the price and their sum, which is what is paid: always from one answer. */
export function PriceParts({
  price: { price, isStale, isBroken, isTooMany, retry },
  product,
  quantity = 1,
  isShipped = false,
}: PricePartsProps) {
  const { locale } = useSite();
  const t = useMessages();
  if (isBroken) return <BrokenPrice onRetry={retry} live />;
  if (isTooMany) return null;
  if (!price) return <Skeleton lines={3} />;
  const nameOf = ({ kind, serialNumber = '' }: PriceLine) => {
    if (kind !== 'product') return t(`product.order.line.${kind}`, { code: serialNumber });
    const name = t(`product.order.line.${product}`);
    return quantity > 1 ? t('product.order.line.several', { quantity, product: name }) : name;
  };
  return (
    <div aria-busy={isStale}>
      <dl className={css.lines} data-stale={isStale || undefined}>
        {priceLines(price, { isShipped }).map((line) => (
          <div key={`${line.kind}${line.serialNumber ?? ''}`} className={css.line} data-part={line.kind}>
            <dt>{nameOf(line)}</dt>
            <dd>{lineAmount(line, locale, t)}</dd>
          </div>
        ))}
        <div className={css.line} data-part="toPay">
          <dt>{t('product.order.line.toPay')}</dt>
          <dd>{formatMoney(price.remainingAmountToPay, locale)}</dd>
        </div>
      </dl>
      <p className={css.adding} role="status">
        {isStale && t('product.order.line.adding')}
      </p>
    </div>
  );
}

/** The amount of a line; a delivery that costs nothing is free. */
export function lineAmount({ kind, amount }: PriceLine, locale: Locale, t: Translate): string {
  return kind === 'shipping' && amount === 0 ? t('product.order.delivery.free') : formatMoney(amount, locale);
}
