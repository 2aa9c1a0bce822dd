import { useSite } from '@shop/contracts/page';
import type { GiftPriceOption } from '@shop/domain';
import { formatDay, formatMoney } from '@shop/i18n';
import type { GiftView } from '../../views/gift-view.ts';
import { useMessages } from '../shared/use-messages.ts';
import css from './gift-total.module.css';

export interface GiftTotalProps {
  /** What is given: `Gift box`. */
  readonly product: string;
  readonly gift: Pick<GiftView, 'format'>;
  readonly option: GiftPriceOption;
}

/** Every part of the price of a gift; another country than the shop's own is priced in the booking summary. */
export function GiftTotal({ product, gift, option }: GiftTotalProps) {
  const { locale } = useSite();
  const t = useMessages();
  const isSent = gift.format === 'physical';
  const lines = [
    [product, formatMoney(option.sellPrice, locale)],
    ...(option.subElementsPrice > 0 ? [[t('gifting.total.extras'), formatMoney(option.subElementsPrice, locale)]] : []),
    ...(isSent
      ? [[t('gifting.total.shipping'), option.shippingCost > 0 ? formatMoney(option.shippingCost, locale) : t('gifting.total.free')]]
      : []),
  ];
  return (
    <div aria-live="polite">
      <dl className={css.lines}>
        {lines.map(([name, value]) => (
          <div key={name} className={css.line}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={css.line} data-part="total">
          <dt>{t('gifting.total.total')}</dt>
          <dd>{formatMoney(option.totalPrice, locale)}</dd>
        </div>
      </dl>
      {option.promo > 0 && option.promotionEndsOn && (
        <p className={css.note}>{t('gifting.price.until', { day: formatDay(option.promotionEndsOn, locale, 'long') })}</p>
      )}
      {isSent && <p className={css.note}>{t('gifting.total.abroad')}</p>}
    </div>
  );
}
