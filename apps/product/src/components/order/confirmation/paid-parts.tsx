import { useSite } from '@shop/contracts/page';
import { formatMoney } from '@shop/i18n';
import { priceLines } from '../../../views/order/choices/price-lines.ts';
import { useWords } from '../../shared/use-words.ts';
import price from '../summary/price-parts.module.css';
import type { OrderFactsProps } from './order-facts.tsx';

/** What the order cost, part by part; the parts add up to what the card paid. */
export function PaidParts({ order: { parts, amount }, kind }: OrderFactsProps) {
  const { locale } = useSite();
  const words = useWords();
  const giftcards = parts && parts.gifts > 0 ? [{ serialNumber: '', usedAmount: parts.gifts, amount: parts.gifts }] : [];
  const lines = parts ? priceLines({ parts, giftcards }) : [];
  const product = kind === 'gift' ? 'gift' : kind;
  return (
    <dl className={price.lines}>
      {lines.length > 1 &&
        lines.map((line) => (
          <div key={line.kind} className={price.line} data-part={line.kind}>
            <dt>{words(`product.order.line.${line.kind === 'product' ? product : line.kind}`, { code: '' }).trim()}</dt>
            <dd>{`${line.amount < 0 ? '− ' : ''}${formatMoney(Math.abs(line.amount), locale)}`}</dd>
          </div>
        ))}
      <div className={price.line} data-part="toPay">
        <dt>{words('product.confirmation.paid')}</dt>
        <dd>{formatMoney(amount, locale)}</dd>
      </div>
    </dl>
  );
}
