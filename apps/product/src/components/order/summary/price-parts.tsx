import { useSite } from '@shop/contracts/page';
import { Button, Message, Skeleton } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { priceLines, type PriceLine } from '../../../views/order/choices/price-lines.ts';
import type { PriceOfOrder } from '../../../views/order/choices/price-of-order.ts';
import { useWords } from '../../shared/use-words.ts';
import css from './price-parts.module.css';

export interface PricePartsProps {
  readonly price: PriceOfOrder;
  readonly product: 'stay' | 'activity';
}

/** The parts of the price and their sum, which is what is paid: always from one answer. */
export function PriceParts({ price: { price, isStale, isBroken, retry }, product }: PricePartsProps) {
  const { locale } = useSite();
  const words = useWords();
  if (isBroken)
    return (
      <Message kind="warning" live action={<Button onClick={retry}>{words('product.retry')}</Button>}>
        {words('product.order.price.broken')}
      </Message>
    );
  if (!price) return <Skeleton lines={3} />;
  const nameOf = ({ kind, serialNumber = '' }: PriceLine) =>
    words(`product.order.line.${kind === 'product' ? product : kind}`, { code: serialNumber });
  return (
    <div aria-busy={isStale}>
      <dl className={css.lines} data-stale={isStale || undefined}>
        {priceLines(price).map((line) => (
          <div key={`${line.kind}${line.serialNumber ?? ''}`} className={css.line} data-part={line.kind}>
            <dt>{nameOf(line)}</dt>
            <dd>{signed(line)}</dd>
          </div>
        ))}
        <div className={css.line} data-part="toPay">
          <dt>{words('product.order.line.toPay')}</dt>
          <dd>{formatMoney(price.remainingAmountToPay, locale)}</dd>
        </div>
      </dl>
      <p className={css.adding} role="status">
        {isStale && words('product.order.line.adding')}
      </p>
    </div>
  );

  function signed({ kind, amount }: PriceLine): string {
    const text = formatMoney(Math.abs(amount), locale);
    return kind === 'promotion' || kind === 'gift' ? `− ${text}` : text;
  }
}
