import type { Locale } from '@shop/contracts';
import type { PriceProps } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import type { Translate } from '../shared/use-messages.ts';

/** Cents before and after a promotion, and its percentage as shown. */
export interface PromotedPrice {
  readonly sellPrice: number;
  readonly refPrice: number;
  readonly promo: number;
}

/** Texts of the design system's `Price`; the price before is shown with a promotion only. */
export function priceLabels({ sellPrice, refPrice, promo }: PromotedPrice, locale: Locale, t: Translate): PriceProps {
  return {
    value: formatMoney(sellPrice, locale),
    ...(promo > 0 && {
      refPrice: formatMoney(refPrice, locale),
      refLabel: t('gifting.price.insteadOf'),
      promo: t('gifting.price.promo', { percent: promo }),
    }),
  };
}
