import { formatMoney } from '@shop/i18n';
import type { CardLabels } from './card-labels.ts';

type Words = Pick<CardLabels, 't' | 'locale'>;

/** What is left to pay after a gift: "Included", or how much comes on top (GIFT-021). */
export function afterGift(cents: number, { t, locale }: Words): string {
  return cents === 0 ? t('included') : t('afterGift', { amount: formatMoney(cents, locale) });
}

interface GiftPrice {
  /** Cents that are left to pay. */
  readonly sellPrice: number;
  /** Cents without the gift, where they are known. */
  readonly wholePrice: number | undefined;
  /** Without dates both prices are those of the cheapest day. */
  readonly isDated: boolean;
}

export interface GiftPriceView {
  readonly price: string;
  readonly prefix: string | undefined;
  readonly note: string | undefined;
}

/** The same with all that stands beside it on a card: that it is from a price, and what the stay costs without the gift. */
export function giftPrice({ sellPrice, wholePrice, isDated }: GiftPrice, words: Words): GiftPriceView {
  const { t, locale } = words;
  return {
    price: afterGift(sellPrice, words),
    prefix: sellPrice > 0 && !isDated ? t('from') : undefined,
    note: wholePrice === undefined ? undefined : t(isDated ? 'withGift' : 'withGiftSomeDays', { amount: formatMoney(wholePrice, locale) }),
  };
}
