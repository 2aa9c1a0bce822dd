import type { Locale } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Price } from '@shop/design-system';
import { priceAfterGift, type Party } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import type { PayingGift } from '../../views/stay/paying-gift.ts';
import type { PriceView, ShownPrice } from '../../views/stay/price-view.ts';
import { useMessages, type Translate } from '../shared/use-messages.ts';
import { priceNote, priceProps } from '../shared/stay-labels.ts';
import css from './price-now.module.css';

/** The from-price without dates, the final one with them; an old price fades while the new one is on its way. */
export function PriceNow({
  price,
  party,
  gift,
  size = 'large',
}: {
  readonly price: PriceView;
  readonly party: Party;
  /** Pays its part of what is shown. */
  readonly gift?: PayingGift | undefined;
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
        {...(gift ? giftPriceProps(shown, { gift, isFrom, locale, t }) : priceProps(shown, locale, t))}
        size={size}
        prefix={isFrom && !(gift && isCovered(shown, gift)) ? t('product.price.from') : undefined}
        note={[gift && t('stay.gift.note', { amount: formatMoney(shown.sellPrice, locale) }), priceNote(party, shown.nights, t)]
          .filter(Boolean)
          .join(' · ')}
      />
    </div>
  );
}

interface GiftPriceParams {
  readonly gift: PayingGift;
  readonly isFrom: boolean;
  readonly locale: Locale;
  readonly t: Translate;
}

/** What is left to pay; a from-price that the gift covers is covered on some days only. */
function giftPriceProps(shown: ShownPrice, { gift, isFrom, locale, t }: GiftPriceParams) {
  if (isCovered(shown, gift)) return { value: t(isFrom ? 'stay.gift.includedSomeDays' : 'stay.gift.included') };
  return { value: t('stay.gift.afterGift', { amount: formatMoney(priceAfterGift(shown.sellPrice, gift.value), locale) }) };
}

function isCovered({ sellPrice }: ShownPrice, { value }: PayingGift): boolean {
  return priceAfterGift(sellPrice, value) === 0;
}
