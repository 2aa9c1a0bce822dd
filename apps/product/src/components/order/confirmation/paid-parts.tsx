import type { Locale, ScheduledPayment } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { paymentStory, type StoryLine } from '@shop/domain';
import { formatDay, formatMoney } from '@shop/i18n';
import { priceLines, type PriceLine } from '../../../views/order/choices/price-lines.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { lineAmount } from '../summary/price-parts.tsx';
import price from '../summary/price-parts.module.css';
import type { OrderFactsProps } from './order-facts.tsx';

/** What the order costs, part by part, what has paid it, what is due when, and what went back. */
export function PaidParts({ order, kind }: OrderFactsProps) {
  const { locale } = useSite();
  const t = useMessages();
  const isShipped = order.vouchers?.some(({ format }) => format === 'physical') ?? false;
  const lines = order.parts ? priceLines({ parts: order.parts, giftcards: [] }, { isShipped }) : [];
  const pieces = kind === 'gift' ? (order.vouchers?.length ?? 1) : 1;
  const productName = kind === 'gift' ? order.stay.label : t(`product.order.line.${kind}`);
  const nameOf = (part: PriceLine['kind']) => {
    if (part !== 'product') return t(`product.order.line.${part}`, { code: '' }).trim();
    return pieces > 1 ? t('product.order.line.several', { quantity: pieces, product: productName }) : productName;
  };
  return (
    <dl className={price.lines}>
      {(lines.length > 1 || pieces > 1) &&
        lines.map((line) => (
          <div key={line.kind} className={price.line} data-part={line.kind}>
            <dt>{nameOf(line.kind)}</dt>
            <dd>{lineAmount(line, locale, t)}</dd>
          </div>
        ))}
      <PaymentLines order={order} />
    </dl>
  );
}

/** The total and its payments, line by line. */
export function PaymentLines({ order }: Pick<OrderFactsProps, 'order'>) {
  const { locale } = useSite();
  const t = useMessages();
  const { total, lines } = paymentStory(order);
  return (
    <>
      <div className={price.line} data-part="toPay" data-payment="total">
        <dt>{t('product.order.confirmation.total')}</dt>
        <dd>{formatMoney(total, locale)}</dd>
      </div>
      {lines.map((line, place) => (
        <div key={place} className={price.line} data-payment={line.kind}>
          <dt>{paymentMessages(line, { t, locale })}</dt>
          <dd>{formatMoney(line.amount, locale)}</dd>
        </div>
      ))}
    </>
  );
}

function paymentMessages(
  line: StoryLine<ScheduledPayment>,
  { t, locale }: { readonly t: ReturnType<typeof useMessages>; readonly locale: Locale },
): string {
  return t(`product.order.confirmation.${line.kind}`, 'day' in line ? { day: formatDay(line.day, locale, 'long') } : {});
}
